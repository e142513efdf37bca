import { Bone } from '#ui/bone.tsx';
import { Panel } from '#ui/panel.tsx';
import classes from './profile-layout.module.css';

const Shapes = ({ widths }: { widths: readonly string[] }) => (
  <Panel>
    {widths.map((width) => (
      <Bone key={width} width={width} />
    ))}
  </Panel>
);

/** The shape of a profile until it is there. */
export const ProfileShapes = () => (
  <div role="status" aria-label="Loading" className={classes.stack}>
    <Panel>
      <Bone width="3rem" shape="photo" />
      <Bone width="60%" />
      <Bone width="40%" />
    </Panel>
    <div className={classes.read}>
      <Shapes widths={['8rem', '60%', '40%', '70%', '50%', '55%']} />
      <div className={classes.stack}>
        <Shapes widths={['9rem', '45%', '60%', '50%', '40%', '55%']} />
        <Shapes widths={['6rem', '80%', '70%']} />
      </div>
    </div>
  </div>
);
