import { employerRoutes } from '@forte/contract';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { sentenceOf } from '#core/calls.ts';
import { paths } from '#core/paths.ts';
import { useCall } from '#core/queries.ts';
import { Bone } from '#ui/bone.tsx';
import { Facts } from '#ui/facts.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { Shapes } from '#ui/shapes.tsx';

const Shape = () => (
  <Shapes>
    <Stack gap={4}>
      {['9rem', '6rem', '14rem', '12rem', '8rem', '11rem'].map((width) => (
        <Bone key={width} width={width} />
      ))}
    </Stack>
  </Shapes>
);

/** What the employer signed up with. */
export const CompanyPanel = () => {
  const overview = useCall(employerRoutes.viewEmployer, {});
  return (
    <Panel title="Company">
      <Loaded query={overview} sentenceOf={sentenceOf} loading={<Shape />}>
        {({ data: { company, category, firstName, lastName, designation, email, mobile } }) => (
          <Stack gap={4}>
            <Text fw={600}>{company}</Text>
            <Facts facts={[category]} />
            <Facts facts={[`${firstName} ${lastName}`, designation]} />
            <Facts facts={[email]} />
            <Facts facts={[mobile]} />
            <Anchor component={Link} to={paths.employerView}>
              Your company at a glance
            </Anchor>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
};
