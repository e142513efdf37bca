import classes from './bone.module.css';

type BoneProps = { readonly width: string; readonly shape?: 'text' | 'chip' | 'button' | 'field' | 'photo' };

/** A grey shape where something will be. */
export const Bone = ({ width, shape = 'text' }: BoneProps) => (
  <span className={classes.bone} data-shape={shape} style={{ width }} />
);
