import { employerRoutes, type ReplyOf } from '@forte/contract';
import { Anchor, SimpleGrid, Stack } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { counted, day } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { useCall } from '#core/queries.ts';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { PanelShape, Shapes } from '#ui/shapes.tsx';
import classes from './employer-view.module.css';

type Overview = ReplyOf<typeof employerRoutes.viewEmployer>;

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  ) : null;

const Company = ({ overview }: { overview: Overview }) => (
  <Panel title={overview.company}>
    <dl className={classes.facts}>
      <Fact name="Category">{overview.category}</Fact>
      <Fact name="Contact">{`${overview.firstName} ${overview.lastName}`}</Fact>
      <Fact name="Designation">{overview.designation}</Fact>
      <Fact name="Email">{overview.email}</Fact>
      <Fact name="Contact Number">{overview.mobile}</Fact>
      <Fact name="Address">{overview.address}</Fact>
      <Fact name="Member since">{day(overview.memberSince)}</Fact>
    </dl>
  </Panel>
);

const Count = ({ count, name, to }: { count: number; name: string; to: LinkProps['to'] }) => (
  <div className={classes.count}>
    <span className={classes.number}>{count.toLocaleString('en-US')}</span>
    <Anchor renderRoot={(props) => <Link {...props} to={to} />}>{name}</Anchor>
  </div>
);

const Counts = ({ overview }: { overview: Overview }) => (
  <Panel title="At a glance">
    <div className={classes.counts}>
      <Count count={overview.openPostings} name="Open postings" to={paths.postings} />
      <Count count={overview.closedPostings} name="Closed postings" to={paths.postings} />
      <Count count={overview.applications} name="Applications" to={paths.applicants} />
      <Count count={overview.unseenApplications} name="Not opened yet" to={paths.applicants} />
    </div>
  </Panel>
);

/** From applying to the decision, as bars of one scale; the table is what a screen reader reads. */
const Funnel = ({ overview }: { overview: Overview }) => {
  const { applications, unseenApplications, decidedApplications } = overview;
  const steps = [
    ['Applicants', applications],
    ['Seen', applications - unseenApplications],
    ['Decided', decidedApplications],
  ] as const;
  return (
    <Panel title="From open to decided">
      <table className={classes.funnel}>
        <caption>{`All applicants to your ${counted(overview.openPostings, 'open posting')} and ${counted(overview.closedPostings, 'closed one')}`}</caption>
        <tbody>
          {steps.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count.toLocaleString('en-US')}</td>
              <td aria-hidden>
                <span style={{ width: applications === 0 ? 0 : `${(count / applications) * 100}%` }} />
              </td>
              <td>{applications === 0 ? '–' : `${Math.round((count / applications) * 100)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
};

const OverviewShape = () => (
  <Shapes>
    <Stack>
      <PanelShape widths={['7rem', '100%', '90%']} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <PanelShape widths={['10rem', '70%', '100%', '60%', '40%']} />
        <PanelShape widths={['9rem', '60%', '75%', '65%', '50%', '55%']} />
      </SimpleGrid>
    </Stack>
  </Shapes>
);

/** The employer's own company card, its counts, and how far applications have come (SUB-02). */
export const EmployerViewPage = () => {
  const query = useCall(employerRoutes.viewEmployer, {});
  return (
    <Page title="Your company" lead="Your company's details, and how your postings do.">
      <Loaded query={query} sentenceOf={sentenceOf} loading={<OverviewShape />}>
        {({ data }) => (
          <Stack>
            <Counts overview={data} />
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <Funnel overview={data} />
              <Company overview={data} />
            </SimpleGrid>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
};
