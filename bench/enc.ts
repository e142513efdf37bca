// @ts-nocheck
import * as z from 'zod/mini';
import { searchRoutes } from '@forte/contract';
const card = () => ({ id: '019006b5-c505-7b5b-88ff-8a95e513f6e3', firstName: 'Asha', lastName: 'Rao', photo: '/V1/files/abc?session=1', skills: Array.from({ length: 8 }, (_, i) => ({ name: 'Skill ' + i, proficiency: 3 })), technologies: Array.from({ length: 4 }, (_, i) => ({ name: 'Tech ' + i, years: 3 })), experienceYears: 3, experienceMonths: 4, isFresher: false, expectedSalary: 100000, currency: 'USD', qualification: 'B', visaStatus: 'V', linkedInProfile: '', preferredJobs: ['A', 'B'], modesOfWork: ['Remote'], preferredRoles: ['Full Time'], city: 'Pune', state: 'M', country: 'India', updatedAt: new Date(), isFavorite: false, extra: 1, positionAt: 'x' });
const cards = Array.from({ length: 20 }, card);
for (let r = 0; r < 4; r++) { const t = performance.now(); for (let i = 0; i < 2000; i++) z.encode(searchRoutes.searchCandidates.reply, cards); console.log('encode ms', ((performance.now() - t) / 2000).toFixed(3)); }
{ const t = performance.now(); for (let i = 0; i < 2000; i++) JSON.stringify(cards); console.log('stringify ms', ((performance.now() - t) / 2000).toFixed(3)); }
