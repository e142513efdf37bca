import type * as accounts from '#api/db/tables/accounts.ts';
import type * as candidates from '#api/db/tables/candidates.ts';
import type * as postings from '#api/db/tables/postings.ts';
import type * as search from '#api/db/tables/search.ts';

/** The tables of `migrations/`, in camel case. A test compares them with the migrated database. */
export type Tables = {
  account: accounts.AccountTable;
  employer: accounts.EmployerTable;
  signUp: accounts.SignUpTable;
  oneTimeCode: accounts.OneTimeCodeTable;
  resetGrant: accounts.ResetGrantTable;
  session: accounts.SessionTable;
  limitedEvent: accounts.LimitedEventTable;
  storedFile: accounts.StoredFileTable;
  candidate: candidates.CandidateTable;
  candidateOrganisation: candidates.CandidateOrganisationTable;
  candidateTechnology: candidates.CandidateTechnologyTable;
  candidateSkill: candidates.CandidateSkillTable;
  candidateLanguage: candidates.CandidateLanguageTable;
  candidateCertificate: candidates.CandidateCertificateTable;
  candidateReferral: candidates.CandidateReferralTable;
  candidateSocialLink: candidates.CandidateSocialLinkTable;
  posting: postings.PostingTable;
  savedPosting: postings.SavedPostingTable;
  application: postings.ApplicationTable;
  applicationEvent: postings.ApplicationEventTable;
  employerAnswering: postings.EmployerAnsweringTable;
  emailChange: accounts.EmailChangeTable;
  shortlistedCandidate: postings.ShortlistedCandidateTable;
  facet: search.FacetTable;
  candidateSearch: search.CandidateSearchTable;
  candidateBlock: search.BlockTable;
  postingSearch: search.PostingSearchTable;
  postingBlock: search.BlockTable;
};
