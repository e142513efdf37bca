import type { Role } from '@forte/contract';
import { useId } from 'react';
import classes from './role-choice.module.css';

type RoleChoiceProps = {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
  /** A few words for each: "looking for a job". */
  readonly hints?: Readonly<Record<Role, string>>;
};

const roles = [
  { role: 'employee', label: 'Employee' },
  { role: 'employer', label: 'Employer' },
] as const satisfies readonly { role: Role; label: string }[];

/** "You're a" Employee or Employer, at login and sign-up. */
export const RoleChoice = ({ value, onChange, hints }: RoleChoiceProps) => {
  const id = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>You're a</legend>
      {roles.map(({ role, label }) => (
        <label key={role} className={classes.card}>
          <input
            type="radio"
            name={id}
            checked={role === value}
            onChange={() => onChange(role)}
            aria-label={label}
            {...(hints === undefined ? {} : { 'aria-describedby': `${id}-${role}` })}
          />
          <span>
            <b>{label}</b>
            {hints !== undefined && <small id={`${id}-${role}`}>{hints[role]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
