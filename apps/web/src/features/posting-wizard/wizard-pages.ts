/** Both steps, loaded together: whoever is at one goes to the other. */
export { BasicsPage } from './basics-page.tsx';
export { DetailsPage } from './details-page.tsx';
