import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useUser } from '#core/session.ts';
import { DetailsForm } from './details-form.tsx';
import { basicsErrors, type Details, type PostingDraft } from './draft.ts';
import { carriedBy, forgetDraft, keepDraft, keptDraft, useCarriedDraft } from './kept-draft.ts';
import { useSavePosting } from './use-save-posting.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { wizardPaths } from './wizard-paths.ts';

type StepProps = { readonly id: string | undefined; readonly start: PostingDraft };

const DetailsStep = ({ id, start }: StepProps) => {
  const { userId } = useUser();
  const navigate = useNavigate();
  const { save, keepMine, busy, failure } = useSavePosting(id);
  const keep = (details: Details): PostingDraft => {
    const draft = { ...start, details };
    keepDraft(userId, id, draft);
    return draft;
  };
  return (
    <DetailsForm
      initial={start.details}
      submitLabel={id === undefined ? 'Save' : 'Update'}
      busy={busy}
      failure={failure}
      postingId={id}
      onChange={keep}
      onPrevious={(details) =>
        void navigate({
          ...wizardPaths(id).basics,
          state: carriedBy(userId, keep(details)),
        })
      }
      onSubmit={(details) => save(keep(details))}
      onReload={() => {
        forgetDraft(userId, id);
        void navigate(wizardPaths(id).basics);
      }}
      onKeepMine={(details) => keepMine(keep(details))}
    />
  );
};

/** The second step of the wizard. Without a first one that holds, it begins there (JOB-03). */
export const DetailsPage = () => {
  const { id } = useParams({ strict: false });
  const { userId } = useUser();
  const carried = useCarriedDraft();
  // What this tab kept is newer than what was carried here: it has what was typed since.
  const [start] = useState(() => keptDraft(userId, id) ?? carried);
  if (start === undefined || Object.keys(basicsErrors(start.basics)).length > 0) {
    return (
      <Navigate {...wizardPaths(id).basics} {...(start ? { state: carriedBy(userId, start) } : {})} replace />
    );
  }
  return (
    <WizardFrame step={1} editing={id !== undefined}>
      <DetailsStep key={id ?? 'new'} id={id} start={start} />
    </WizardFrame>
  );
};
