import type { OwnPosting } from '@forte/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#core/paths.ts';
import { postingSearch } from '#core/posting-search.ts';
import { useAddress } from '#core/use-address.ts';
import { PagedList } from '#ui/list/paged-list.tsx';
import { Page } from '#ui/page.tsx';
import { PostingListLayout } from '#ui/posting-filter/posting-list-layout.tsx';
import { DeletePosting } from './delete-posting.tsx';
import { PostingCard } from './posting-card.tsx';
import { useOwnPostings } from './use-own-postings.ts';

const Add = () => (
  <Button component={Link} to={paths.addPosting} leftSection={<IconPlus size={18} />}>
    Add
  </Button>
);

/** The employer's own postings (JOB-01). */
export const PostingListPage = () => {
  const address = useAddress(postingSearch);
  const query = useOwnPostings(address.search);
  const [deleting, setDeleting] = useState<OwnPosting>();
  return (
    <Page title="Posting Jobs" lead="The jobs that you offer, and who applied to each." actions={<Add />}>
      <PostingListLayout address={address} searchLabel="Search your postings">
        <PagedList
          query={query}
          nouns={['posting', 'postings']}
          keyOf={(posting) => posting.id}
          pages={address.search.pages ?? 1}
          onMore={(pages) => address.change({ pages }, 'replace')}
        >
          {(posting) => <PostingCard posting={posting} onDelete={() => setDeleting(posting)} />}
        </PagedList>
      </PostingListLayout>
      <DeletePosting posting={deleting} onClose={() => setDeleting(undefined)} />
    </Page>
  );
};
