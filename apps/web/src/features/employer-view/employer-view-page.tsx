import { employerRoutes, type ReplyOf } from '@forte/contract';
import { Anchor, SimpleGrid, Stack } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { counted, day } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { useCall } from '#core/queries.ts';
import { Bone } from '#ui/bone.tsx';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { PanelShape, Shapes } from '#ui/shapes.tsx';
import classes from './employer-view.module.css';

type Overview = ReplyOf<typeof employerRoutes.viewEmployer>;

const titles = { counts: 'At a glance', funnel: 'From open to decided' };

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
  <Panel title={titles.counts}>
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
    <Panel title={titles.funnel}>
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

const shapes = ['a', 'b', 'c', 'd', 'e', 'f'];

const OverviewShape = () => (
  <Shapes>
    <Stack>
      <Panel title={titles.counts}>
        <div className={classes.counts}>
          {shapes.slice(0, 4).map((key) => (
            <div key={key} className={classes.count}>
              <span className={classes.number}>
                <Bone width="2.5rem" />
              </span>
              <Bone width="7rem" />
            </div>
          ))}
        </div>
      </Panel>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <PanelShape title={titles.funnel} widths={['80%', '100%', '99%', '98%']} />
        <Panel>
          <Bone width="10rem" />
          <div className={classes.facts}>
            {shapes.map((key) => (
              <div key={key}>
                <div className={classes.name}>
                  <Bone width="6rem" />
                </div>
                <div className={classes.value}>
                  <Bone width="11rem" />
                </div>
              </div>
            ))}
          </div>
        </Panel>
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
