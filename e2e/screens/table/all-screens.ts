import type { Screen } from '../screen.ts';
import { candidateScreens, onboardingScreens } from './candidate-screens.ts';
import { employerScreens } from './employer-screens.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen of both roles in every state: what the gallery shows and what is held against WCAG. */
export const allScreens: readonly Screen[] = [
  ...visitorScreens,
  ...onboardingScreens,
  ...candidateScreens,
  ...employerScreens,
];
