import { accountRoutes, type Role } from '@forte/contract';
import { useQuery } from '@tanstack/react-query';
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
  const detail = useQuery({
    queryKey: ['register-detail', role, id],
    queryFn: () => detailOf(role, id ?? ''),
    enabled: id !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return detail.data?.data;
};
