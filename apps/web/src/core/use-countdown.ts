import { useEffect, useState } from 'react';
import { type CodeFlow, resendAt, startWait } from '#core/code-timer.ts';

const secondsUntil = (at: number): number => Math.max(0, Math.ceil((at - Date.now()) / 1_000));

/** Seconds until a new code can be asked for (OTP-02). A reload goes on where it was. */
export const useCountdown = (flow: CodeFlow) => {
  const [until, setUntil] = useState(() => resendAt(flow) ?? startWait(flow));
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(until));
    tick();
    const timer = window.setInterval(tick, 500);
    return () => window.clearInterval(timer);
  }, [until]);
  return { left, restart: (seconds?: number) => setUntil(startWait(flow, seconds)) };
};
