import { accountRoutes, type Role } from '@forte/contract';
import { useEffect, useState } from 'react';
import { send } from '#core/send.ts';
import { local } from '#core/storage.ts';
import type { SignUpValues } from './sign-up-values.ts';

const detailOf = (role: Role, id: string): Promise<{ data: Partial<SignUpValues> }> =>
  role === 'employee'
    ? send(accountRoutes.getRegisterDetail, { params: { id } })
    : send(accountRoutes.getRegisterDetailEmployer, { params: { id } });

/**
 * What an earlier try of this browser typed, without the passwords (SIGN-08). An id that is too old, or of a sign-up that
 * is done, prefills nothing. It is asked once each time the page opens: asked again, it would undo what was emptied.
 */
export const useRegisterDetail = (role: Role): Partial<SignUpValues> | undefined => {
  const id = local.uniqueId.get();
  const [detail, setDetail] = useState<Partial<SignUpValues>>();
  useEffect(() => {
    if (id === null) return;
    let isOpen = true;
    detailOf(role, id).then(
      ({ data }) => isOpen && setDetail(data),
      () => undefined, // then nothing is prefilled
    );
    return () => {
      isOpen = false;
      setDetail(undefined);
    };
  }, [role, id]);
  return detail;
};
