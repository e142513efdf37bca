import { memo, type ReactNode, Suspense, useEffect } from 'react';
import { late } from '#core/late.tsx';
import type { RowList } from './row-list.ts';
import { WholeRows } from './whole-rows.tsx';

type RowsProps<T extends object> = Pick<RowList, 'total' | 'isFirstPage' | 'old'> & {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
};

/** Up to so many rows stand in the page whole, so that the browser finds, prints and reads out each of them. */
const mostWhole = 60;
const VirtualRows = late(() => import('./virtual-rows.tsx'), 'VirtualRows');

type RowProps<T> = { readonly item: T; readonly children: (item: T) => ReactNode };

/** What a row holds is not made anew while the list only moves. */
const Row = memo(<T,>({ item, children }: RowProps<T>) => children(item)) as <T>(
  props: RowProps<T>,
) => ReactNode; // memo forgets the type parameter

/** The rows of a list. Of a long one only those near what is seen are there. */
export const Rows = <T extends object>({ items, keyOf, children, ...list }: RowsProps<T>) => {
  const willBeLong = items.length > mostWhole / 2;
  useEffect(() => {
    if (willBeLong) VirtualRows.load().catch(() => undefined); // told where it is needed
  }, [willBeLong]);
  const itemAt = <R,>(index: number, take: (item: T) => R, none: R): R => {
    const item = items[index];
    return item === undefined ? none : take(item);
  };
  const rowList: RowList = {
    ...list,
    items,
    keyAt: (index) => itemAt(index, keyOf, String(index)),
    rowAt: (index) => itemAt<ReactNode>(index, (item) => <Row item={item}>{children}</Row>, null),
  };
  if (items.length <= mostWhole) return <WholeRows {...rowList} />;
  return (
    <Suspense fallback={<WholeRows {...rowList} />}>
      <VirtualRows {...rowList} />
    </Suspense>
  );
};
