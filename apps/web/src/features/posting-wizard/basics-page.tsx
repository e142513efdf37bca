import { postingRoutes, type ViewedPosting } from '@forte/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { callOptions } from '#core/queries.ts';
import { useUser } from '#core/session.ts';
import { Loaded } from '#ui/page-states.tsx';
import { FormShapes } from '#ui/shapes.tsx';
import { BasicsForm } from './basics-form.tsx';
import { draftOf, emptyDraft, type PostingDraft } from './draft.ts';
import { carriedBy, keepDraft, keptDraft, useCarriedDraft } from './kept-draft.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { wizardPaths } from './wizard-paths.ts';

/** What the employer's last posting paid in: the next one likely does, too. Nothing waits for it. */
const useLastCurrency = (isNew: boolean): string | undefined =>
  useQuery({ ...callOptions(postingRoutes.listOwnPostings, { body: {} }), enabled: isNew }).data?.data[0]
    ?.currency;

type StepProps = { readonly id: string | undefined; readonly start: () => PostingDraft };

const BasicsStep = ({ id, start }: StepProps) => {
  const { userId } = useUser();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(start);
  const lastCurrency = useLastCurrency(id === undefined);
  const keep = (next: PostingDraft) => {
    setDraft(next);
    keepDraft(userId, id, next);
  };
  return (
    <BasicsForm
      initial={draft.basics}
      lastCurrency={lastCurrency}
      onChange={(basics) => keep({ ...draft, basics })}
      onNext={(basics) => {
        const next = { ...draft, basics };
        keep(next);
        void navigate({ ...wizardPaths(id).details, state: carriedBy(userId, next) });
      }}
    />
  );
};

/** What was typed for this posting goes on, unless the posting was changed meanwhile. */
const editDraft = (posting: ViewedPosting, kept: PostingDraft | undefined): PostingDraft =>
  kept !== undefined && kept.version === posting.version ? kept : draftOf(posting);

/** Always the posting as it stands now: an older copy would be refused when it is saved. */
const EditStep = ({ id }: { id: string }) => {
  const { userId } = useUser();
  const query = useQuery({
    ...callOptions(postingRoutes.viewPosting, { params: { id } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded query={query} sentenceOf={sentenceOf} loading={<FormShapes sections={[4, 2, 3]} />}>
      {({ data }) => <BasicsStep id={id} start={() => editDraft(data, keptDraft(userId, id))} />}
    </Loaded>
  );
};

/** The first step of the wizard, for a new posting and for an edit (JOB-03). */
export const BasicsPage = () => {
  const { id } = useParams({ strict: false });
  const { userId } = useUser();
  const carried = useCarriedDraft();
  const start = carried ?? (id === undefined ? (keptDraft(userId, id) ?? emptyDraft()) : undefined);
  return (
    <WizardFrame step={0} editing={id !== undefined}>
      {start === undefined && id !== undefined ? (
        <EditStep key={id} id={id} />
      ) : (
        <BasicsStep key={id ?? 'new'} id={id} start={() => start ?? emptyDraft()} />
      )}
    </WizardFrame>
  );
};
