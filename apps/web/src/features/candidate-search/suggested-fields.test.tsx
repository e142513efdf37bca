import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/render.tsx';
import { CountedListField, SuggestedChipsField } from './suggested-fields.tsx';

const asked: unknown[] = [];
const terms = [
  { term: 'JavaScript', count: 12_345 },
  { term: 'Java', count: 7 },
];
/** Answers as the server does: with the terms that hold what was typed. */
const answerCalls = () =>
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const { text } = JSON.parse(body) as { text: string };
    const Data = terms.filter(({ term }) => term.toLowerCase().includes(text));
    return Response.json({ Code: '1', Message: 'Success', Data });
  });

const Fields = () => {
  const [skills, setSkills] = useState<string[]>([]);
  return (
    <>
      <SuggestedChipsField
        kind="skill"
        label="Skills"
        hint="All of these"
        value={skills}
        onChange={setSkills}
      />
      <CountedListField
        kind="job"
        label="Preferred job"
        choices={['Java', 'Other']}
        value={[]}
        onChange={() => undefined}
      />
      <output data-testid="skills">{skills.join('|')}</output>
    </>
  );
};

test('typing suggests known terms with how many have them; one is chosen with a press', async () => {
  answerCalls();
  const { user } = show(<Fields />);
  await user.type(screen.getByRole('combobox', { name: 'Skills' }), 'javas');
  await waitFor(() => expect(asked).toContainEqual({ kind: 'skill', text: 'javas' }));
  await user.click(await screen.findByRole('option', { name: 'JavaScript 12,345' }));
  expect(screen.getByTestId('skills').textContent).toBe('JavaScript');
});

test('a closed list shows how many have each, and nothing for what nobody has', async () => {
  answerCalls();
  const { user } = show(<Fields />);
  await user.click(screen.getByRole('combobox', { name: 'Preferred job' }));
  await screen.findByRole('option', { name: 'Java 7' });
  expect(screen.getByRole('option', { name: 'Other' })).toBeDefined();
  expect(asked).toContainEqual({ kind: 'job', text: '' });
});
