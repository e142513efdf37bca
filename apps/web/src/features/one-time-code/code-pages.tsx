import { CodeScreen } from './code-screen.tsx';
import { useResetFlow } from './use-reset-flow.ts';
import { useSignUpFlow } from './use-sign-up-flow.ts';

export const EmployeeCodePage = () => <CodeScreen flow={useSignUpFlow('employee')} />;
export const EmployerCodePage = () => <CodeScreen flow={useSignUpFlow('employer')} />;
export const ResetCodePage = () => <CodeScreen flow={useResetFlow()} />;
