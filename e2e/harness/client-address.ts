/** An address of a documentation range, drawn anew: who is limited by address is limited alone. */
export const newClientAddress = (): string => {
  const part = () => Math.floor(Math.random() * 0xffff).toString(16);
  return `2001:db8:${part()}:${part()}::1`;
};
