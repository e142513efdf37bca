import { connectionStore } from '#core/connection.ts';
import { useStore } from '#core/store.ts';
import classes from './connection-bar.module.css';

/** Says quietly that the server can't be reached, for as long as that is so. */
export const ConnectionBar = () => {
  const lost = useStore(connectionStore) === 'lost';
  return (
    <div role="status" className={classes.place}>
      {lost && (
        <p className={classes.bar}>
          No connection. What you typed stays here, and pages load by themselves when it is back.
        </p>
      )}
    </div>
  );
};
