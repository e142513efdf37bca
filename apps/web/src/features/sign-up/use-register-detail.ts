import { accountRoutes, type Role } from '@forte/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '#core/send.ts';
import { local } from '#core/storage.ts';

const employeeDetail = (id: string) => send(accountRoutes.getRegisterDetail, { params: { id } });
const employerDetail = (id: string) => send(accountRoutes.getRegisterDetailEmployer, { params: { id } });

/**
 * What an earlier try of this browser typed, without the passwords (SIGN-08). An id that is too old, or of a sign-up that
 * is done, prefills nothing.
 */
export const useRegisterDetail = (role: Role) => {
  const id = local.uniqueId.get();
  const shared = { enabled: id !== null, retry: false, staleTime: 0 } as const;
  const employee = useQuery({
    queryKey: ['register-detail', 'employee', id],
    queryFn: () => employeeDetail(id ?? ''),
    ...shared,
    enabled: shared.enabled && role === 'employee',
  });
  const employer = useQuery({
    queryKey: ['register-detail', 'employer', id],
    queryFn: () => employerDetail(id ?? ''),
    ...shared,
    enabled: shared.enabled && role === 'employer',
  });
  const asked = role === 'employee' ? employee : employer;
  return {
    loading: asked.isLoading,
    employee: employee.data?.data,
    employer: employer.data?.data,
  };
};
