import { expect, test } from 'vitest';
import { call } from './call.ts';
import { searchRoutes } from './routes/search.ts';

test('what the contract refuses is told by its sentence, and nothing is sent', async () => {
  let sent = 0;
  const transport = () => {
    sent += 1;
    return Promise.resolve(new Response());
  };
  const asked = call(searchRoutes.searchCandidates, { body: { skills: ['\u202eJava'] } }, '', transport);
  await expect(asked).rejects.toMatchObject({
    failure: 'refused',
    message: 'Line breaks and hidden control characters are not allowed',
  });
  await expect(
    call(searchRoutes.searchCandidates, { body: { modesOfWork: ['Remote', 'Hybrid'] } }, '', transport),
  ).rejects.toThrow('Choose one mode of work');
  expect(sent).toBe(0);
});
