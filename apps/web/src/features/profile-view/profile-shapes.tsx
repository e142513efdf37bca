import { Group, Stack } from '@mantine/core';
import { Bone } from '#ui/bone.tsx';
import { Panel } from '#ui/panel.tsx';
import { PanelShape } from '#ui/shapes.tsx';
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

/** The shape of a profile that an employer reads, until it is there. */
export const ProfileShapes = () => (
  <div role="status" aria-label="Loading" className={classes.stack}>
    <Head />
    <div className={classes.nav}>
      <Bone width="22rem" />
    </div>
    <div className={classes.read}>
      <div className={classes.work}>
        <PanelShape widths={['9rem', '45%', '60%', '50%', '40%', '55%']} />
        <PanelShape widths={['6rem', '80%', '70%']} />
      </div>
      <div className={classes.stack}>
        <PanelShape widths={['8rem', '60%', '40%', '70%', '50%', '55%', '45%', '65%']} />
        <PanelShape widths={['7rem', '70%', '40%', '50%', '60%']} />
      </div>
    </div>
  </div>
);

/** The shape of one's own profile. */
export const OwnProfileShapes = () => (
  <div role="status" aria-label="Loading" className={classes.columns}>
    <div className={classes.stack}>
      <Head />
      <div className={`${classes.stack} ${classes.sections}`}>
        <PanelShape widths={['8rem', '60%', '40%', '70%', '50%', '55%']} />
        <PanelShape widths={['7rem', '70%', '50%', '60%', '40%']} />
        <PanelShape widths={['9rem', '45%', '60%', '50%', '40%', '55%', '48%', '42%']} />
        <PanelShape widths={['6rem', '80%', '70%', '75%']} />
      </div>
    </div>
    <div className={classes.side}>
      <PanelShape widths={['70%', '100%']} />
    </div>
  </div>
);
