import { Group, Stack } from '@mantine/core';
import { Bone } from '#ui/bone.tsx';
import { Panel } from '#ui/panel.tsx';
import classes from './profile-layout.module.css';

const Head = () => (
  <Panel>
    <Group wrap="nowrap">
      <Bone width="3rem" shape="photo" />
      <Stack gap={0} flex={1}>
        <Bone width="40%" />
        <Bone width="30%" />
      </Stack>
    </Group>
    <Bone width="60%" />
  </Panel>
);

const Shapes = ({ widths }: { widths: readonly string[] }) => (
  <Panel>
    {widths.map((width) => (
      <Bone key={width} width={width} />
    ))}
  </Panel>
);

/** The shape of a profile that an employer reads, until it is there. */
export const ProfileShapes = () => (
  <div role="status" aria-label="Loading" className={classes.stack}>
    <Head />
    <div className={classes.nav}>
      <Bone width="22rem" />
    </div>
    <div className={classes.read}>
      <div className={classes.work}>
        <Shapes widths={['9rem', '45%', '60%', '50%', '40%', '55%']} />
        <Shapes widths={['6rem', '80%', '70%']} />
      </div>
      <Shapes widths={['8rem', '60%', '40%', '70%', '50%', '55%']} />
    </div>
  </div>
);

/** The shape of one's own profile. */
export const OwnProfileShapes = () => (
  <div role="status" aria-label="Loading" className={classes.columns}>
    <div className={classes.stack}>
      <Head />
      <div className={`${classes.stack} ${classes.sections}`}>
        <Shapes widths={['8rem', '60%', '40%', '70%', '50%', '55%']} />
        <Shapes widths={['9rem', '45%', '60%', '50%']} />
      </div>
    </div>
    <div className={classes.side}>
      <Shapes widths={['70%', '100%']} />
    </div>
  </div>
);
