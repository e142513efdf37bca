/** What all of Mantine's components stand on; each brings its own styles along (build/mantine-styles.ts). */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import 'virtual:theme-variables.css';
import './global.css';
import './focus.css';
import './targets.css';
import './print.css';

// Vite bundles packages beforehand while developing, styles apart: then all of them at once.
if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css');
