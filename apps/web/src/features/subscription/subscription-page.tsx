import { employerRoutes, type ReplyOf } from '@forte/contract';
import { List, Progress, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { counted, day } from '#core/format.ts';
import { useCall } from '#core/queries.ts';
import { useUser } from '#core/session.ts';
import { Bone } from '#ui/bone.tsx';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { Shapes } from '#ui/shapes.tsx';
import { bytes, price } from './amounts.ts';
import classes from './subscription.module.css';

type Subscription = ReplyOf<typeof employerRoutes.viewSubscription>;
type Period = 'monthly' | 'yearly';

const titles = { trial: 'Free trial', storage: 'Storage' };

const Plan = ({ subscription }: { subscription: Subscription }) => {
  const [period, setPeriod] = useState<Period>('monthly');
  const { plan, monthlyPrice, yearlyPrice, trialDays, features } = subscription;
  const yearly = period === 'yearly';
  return (
    <Panel>
      <SegmentedControl
        className={classes.period ?? ''}
        aria-label="Billing period"
        value={period}
        onChange={(chosen) => setPeriod(chosen === 'yearly' ? 'yearly' : 'monthly')}
        data={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'yearly', label: 'Yearly' },
        ]}
      />
      <Title order={2} mt="md">
        {plan}
      </Title>
      <p className={classes.price}>
        <strong>{price(yearly ? yearlyPrice : monthlyPrice)}</strong> {yearly ? 'a year' : 'a month'}
      </p>
      <Text c="dimmed" className="tabular">
        {`${trialDays}-day free trial`}
        {` · ${price(monthlyPrice * 12 - yearlyPrice)} less ${yearly ? 'than by the month' : 'when paid by the year'}`}
      </Text>
      <List icon={<IconCheck size={18} aria-hidden />} mt="md" spacing="xs" center>
        {features.map((feature) => (
          <List.Item key={feature}>{feature}</List.Item>
        ))}
      </List>
    </Panel>
  );
};

const Trial = ({
  subscription: { trialDaysLeft, trialDays, trialEndsAt },
}: {
  subscription: Subscription;
}) => (
  <Panel title={titles.trial}>
    {trialDaysLeft > 0 ? (
      <>
        <Text>{`${counted(trialDaysLeft, 'day')} left, until ${day(trialEndsAt)}`}</Text>
        <Progress
          value={(trialDaysLeft / trialDays) * 100}
          aria-label={`${trialDaysLeft} of ${trialDays} days left`}
        />
      </>
    ) : (
      <Text>{`Your trial ended on ${day(trialEndsAt)}. Nothing is blocked: you can go on as before.`}</Text>
    )}
  </Panel>
);

const Storage = ({ subscription: { storageBytes, storageUsedBytes } }: { subscription: Subscription }) => (
  <Panel title={titles.storage}>
    <Text>{`${bytes(storageUsedBytes)} of ${bytes(storageBytes)} used`}</Text>
    <Progress value={(storageUsedBytes / storageBytes) * 100} aria-label="Storage used" />
  </Panel>
);

const PlanShape = () => (
  <Shapes>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Panel>
        <Bone width="9rem" shape="button" />
        <Title order={2} mt="md">
          <Bone width="8rem" />
        </Title>
        <p className={classes.price}>
          <strong>
            <Bone width="5rem" />
          </strong>
        </p>
        <Text>
          <Bone width="90%" />
        </Text>
        <List icon={<IconCheck size={18} aria-hidden />} mt="md" spacing="xs" center>
          {['7rem', '6rem', '12rem', '6.5rem', '8rem'].map((width) => (
            <List.Item key={width}>
              <Bone width={width} />
            </List.Item>
          ))}
        </List>
      </Panel>
      <Stack>
        <Panel title={titles.trial}>
          <Text>
            <Bone width="95%" />
            <Bone width="60%" />
          </Text>
        </Panel>
        <Panel title={titles.storage}>
          <Text>
            <Bone width="40%" />
          </Text>
          <Progress value={0} aria-hidden />
        </Panel>
      </Stack>
    </SimpleGrid>
  </Shapes>
);

/** The plan, the trial and the storage (SUB-01). */
export const SubscriptionPage = () => {
  const { userId } = useUser();
  const query = useCall(employerRoutes.viewSubscription, { body: { id: userId } });
  return (
    <Page title="Subscription" lead="Your plan, and what you have used of it.">
      <Loaded query={query} sentenceOf={sentenceOf} loading={<PlanShape />}>
        {({ data }) => (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Plan subscription={data} />
            <Stack>
              <Trial subscription={data} />
              <Storage subscription={data} />
            </Stack>
          </SimpleGrid>
        )}
      </Loaded>
    </Page>
  );
};
