declare module 'virtual:*.css';
