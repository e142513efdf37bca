import { Bone } from './bone.tsx';
import classes from './loading.module.css';

/** A page of which nothing is known yet: its code is still on the way. */
export const Loading = () => (
  <div role="status" aria-label="Loading" className={classes.page}>
    <div className={classes.title}>
      <Bone width="14rem" />
    </div>
    <Bone width="24rem" />
    <div className={classes.panel}>
      {['9rem', '60%', '45%', '55%'].map((width) => (
        <Bone key={width} width={width} />
      ))}
    </div>
  </div>
);
