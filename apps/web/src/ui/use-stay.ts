import { useEffect, useState } from 'react';

/** A message that goes by itself after so many milliseconds, unless the pointer or the focus is on it. */
export const useStay = (visibleFor: number, onClose: () => void) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(onClose, visibleFor);
    return () => window.clearTimeout(timer);
  }, [held, visibleFor, onClose]);
  return {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
};
