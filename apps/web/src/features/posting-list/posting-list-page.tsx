import type { OwnPosting } from '@forte/contract';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#core/paths.ts';
import { postingSearch } from '#core/posting-search.ts';
import { useAddress } from '#core/use-address.ts';
import { CardSkeleton } from '#ui/list/card-skeleton.tsx';
import { foundText } from '#ui/list/found-text.ts';
import { NoResults } from '#ui/list/no-results.tsx';
import { PagedList } from '#ui/list/paged-list.tsx';
import { Page } from '#ui/page.tsx';
import { postingFilterOf } from '#ui/posting-filter/posting-filter.ts';
import { PostingListLayout } from '#ui/posting-filter/posting-list-layout.tsx';
import { DeletePosting } from './delete-posting.tsx';
import { PostingCard, postingShape } from './posting-card.tsx';
import { useOwnPostings } from './use-own-postings.ts';

const nouns = ['posting', 'postings'] as const;

const Add = () => (
  <Button component={Link} to={paths.addPosting} leftSection={<IconPlus size={18} />}>
    Add
  </Button>
);

const NonePosted = () => (
  <>
    <Text c="dimmed" maw="48ch">
      You have not posted a job yet. Two short pages tell what it is and whom you look for; candidates see it
      at once.
    </Text>
    <Button component={Link} to={paths.addPosting} variant="default" leftSection={<IconPlus size={18} />}>
      Post your first job
    </Button>
  </>
);

/** The employer's own postings (JOB-01). */
export const PostingListPage = () => {
  const address = useAddress(postingSearch);
  const query = useOwnPostings(address.search);
  const filter = postingFilterOf(address);
  const [deleting, setDeleting] = useState<OwnPosting>();
  return (
    <Page title="Posting Jobs" lead="The jobs that you offer, and who applied to each." actions={<Add />}>
      <PostingListLayout filter={filter} found={foundText(query, nouns)} searchLabel="Search your postings">
        <PagedList
          query={query}
          nouns={nouns}
          keyOf={(posting) => posting.id}
          pages={address.search.pages ?? 1}
          onMore={(pages) => address.change({ pages }, 'replace')}
          shape={<CardSkeleton {...postingShape} />}
          empty={
            <NoResults active={filter.active} onClear={filter.onClear} what="postings">
              <NonePosted />
            </NoResults>
          }
        >
          {(posting) => <PostingCard posting={posting} onDelete={() => setDeleting(posting)} />}
        </PagedList>
      </PostingListLayout>
      <DeletePosting posting={deleting} onClose={() => setDeleting(undefined)} />
    </Page>
  );
};
