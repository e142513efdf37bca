/** The privacy policy for applicants: the dialog, the page and the PDF show the same text. */
export const privacyPolicy = {
  title: 'Applicant Data Privacy',
  /** Made from this text by scripts/make-privacy-policy.ts. */
  pdf: '/applicant-data-privacy.pdf',
  points: [
    {
      title: 'What we keep',
      text: 'What you enter in your account and profile, the files you upload, and what you do with jobs: saving, applying and withdrawing. We ask for nothing that is not needed to match people and work.',
    },
    {
      title: 'Who sees it',
      text: 'Employers on Forte see your profile once it is complete and while you pursue employment, and those you applied to keep seeing it. Your salary shows only if you share it. Nobody else sees your data, and we do not sell it.',
    },
    {
      title: 'What you decide',
      text: 'You can read, change and correct your data at any time, stop being found with one switch, and end your sessions everywhere. Passwords are stored so that not even we can read them.',
    },
  ],
} as const;
