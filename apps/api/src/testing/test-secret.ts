/** What all servers of a test share, as those of one product do. */
export const testSecret = 'a secret of the tests';
