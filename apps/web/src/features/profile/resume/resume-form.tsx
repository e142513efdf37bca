import { type ProfileView, resumeFile } from '@forte/contract';
import { Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { focusFirstError } from '#core/focus-first-error.ts';
import { Banner } from '#ui/banner.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { ResumeDownload } from '#ui/resume-download.tsx';
import { ResumeReading } from '#ui/resume-reading.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';
import { FormSection } from '../form/form-section.tsx';
import { LeaveQuestion } from '../form/leave-question.tsx';
import { useResumeUpload } from './use-resume-upload.ts';

type ResumeFormProps = {
  readonly profile: ProfileView;
  readonly submitLabel: string;
  readonly before: ReactNode;
  readonly onSaved: (message: string) => void;
  /** Where a resume is there already: go on without another one. */
  readonly onKept: () => void;
};

/** The resume: uploaded for the first time or replaced (PROF-04). */
export const ResumeForm = ({ profile, submitLabel, before, onSaved, onKept }: ResumeFormProps) => {
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const upload = useResumeUpload(profile, onSaved);
  const { resumeId, resumeName } = profile;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file !== null) upload.send(file);
    else if (resumeId !== null) onKept();
    else {
      setMissing(true);
      focusFirstError(event.currentTarget);
    }
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setMissing(false);
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Resume">
      <Stack gap="lg">
        <ResumeReading profile={profile} />
        <FormSection title="Resume">
          {resumeId !== null && <ResumeDownload fileId={resumeId} name={resumeName} />}
          <FilePicker
            label={resumeId === null ? 'Your resume' : 'Replace it with'}
            description="PDF, DOC or DOCX, max 5 MB"
            required={resumeId === null}
            rule={resumeFile}
            value={file}
            onChange={choose}
            error={missing ? 'Resume is required' : undefined}
          />
          {upload.busy && <UploadProgress share={upload.share} onCancel={upload.cancel} />}
        </FormSection>
        {upload.failure !== undefined && (
          <Banner kind="error">{upload.failure} Press the button to retry.</Banner>
        )}
        <Group justify="space-between">
          {before}
          <SubmitButton busy={upload.busy}>{submitLabel}</SubmitButton>
        </Group>
      </Stack>
      <LeaveQuestion isHalfFilled={() => file !== null && !upload.busy} onLeave={() => setFile(null)} />
    </form>
  );
};
