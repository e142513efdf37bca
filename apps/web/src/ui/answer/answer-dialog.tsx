import { hasAtMostLetters } from '@forte/contract';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { counted } from '#core/format.ts';
import { useLastShown } from '#core/use-last-shown.ts';
import { Banner } from '../banner.tsx';
import { BusyButton } from '../busy-button.tsx';
import { overtakenText } from './overtaken-text.ts';
import type { Answer, Draft } from './use-answer.ts';
import { verbOf } from './verbs.ts';

/** What stands in the message at first. A decline is polite without a word being typed. */
const suggestions = {
  shortlisted: '',
  declined:
    'Thank you for your interest and the time you took. We have decided for others this time, and wish you every success.',
  hired: '',
} as const;

const longest = 1_000;
const tooLong = 'Maximum 1000 letters';

const sendWord = ({ status, isOvertaken }: Draft, isFailed: boolean): string => {
  if (isFailed) return 'Retry';
  return isOvertaken ? `${verbOf(status)} anyway` : verbOf(status);
};

const Form = ({ answer, draft }: { answer: Answer; draft: Draft }) => {
  const [message, setMessage] = useState<string>(suggestions[draft.status]);
  const error = hasAtMostLetters(message, longest) ? undefined : tooLong;
  return (
    <Stack>
      {answer.failure !== undefined && <Banner kind="error">{answer.failure}</Banner>}
      {draft.isOvertaken && (
        <Banner kind="error">{`${overtakenText(draft.to)} Send your answer only if it still holds.`}</Banner>
      )}
      <Text size="sm">The candidate sees the answer with its date, and gets it by mail.</Text>
      <Textarea
        label="Message"
        description="Optional"
        autosize
        minRows={3}
        maxRows={10}
        value={message}
        error={error}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={answer.close}>
          Cancel
        </Button>
        <BusyButton
          data-autofocus
          busy={answer.busy}
          disabled={error !== undefined}
          onClick={() => answer.draft !== undefined && answer.send(draft, message)} // once: not while it closes
        >
          {sendWord(draft, answer.failure !== undefined)}
        </BusyButton>
      </Group>
    </Stack>
  );
};

/** Asks for a word to the candidate before an answer goes out: it can't be taken back. */
export const AnswerDialog = ({ answer }: { answer: Answer }) => {
  const draft = useLastShown(answer.draft);
  return (
    <Modal
      opened={answer.draft !== undefined}
      onClose={answer.close}
      title={draft && `${verbOf(draft.status)} ${counted(draft.to.length, 'application')}`}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {draft && <Form key={draft.key} answer={answer} draft={draft} />}
    </Modal>
  );
};
