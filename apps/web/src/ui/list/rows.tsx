import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './rows.module.css';

type RowsProps<T extends object> = {
  readonly items: readonly T[];
  /** How many there are with those that are not loaded; -1 when nobody counted. */
  readonly total: number;
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
  /** Others are on their way. */
  readonly old: boolean;
};

/** Up to so many rows stand in the page whole, so that the browser finds, prints and reads out each of them. */
const mostWhole = 60;
const gap = 12;
/** Of a row that was not shown yet. Always the same, so that a place in the page is the same row when one comes back. */
const heightUnseen = 160;
/** Of each row when it was shown last. The rows of a list that one comes back to are the same objects. */
const heights = new WeakMap<object, number>();

const keepHeight = (element: Element, item: object | undefined): number => {
  const { height } = element.getBoundingClientRect();
  if (item !== undefined) heights.set(item, height);
  return height;
};

/** The rows near what is seen; and the one that has the focus, which would be lost with it, between those Tab goes to. */
const rangeOf = (list: HTMLUListElement | null, range: Range): number[] => {
  const near = defaultRangeExtractor(range);
  const focused = Number(list?.querySelector<HTMLElement>(':scope > :focus-within')?.dataset.index);
  if (Number.isNaN(focused)) return near;
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...near, ...around])].sort((one, other) => one - other);
};

const useVirtualRows = <T extends object>({ items, keyOf }: Pick<RowsProps<T>, 'items' | 'keyOf'>) => {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const whole = items.length <= mostWhole;
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    gap,
    overscan: 6,
    scrollMargin: top,
    useFlushSync: false,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    estimateSize: (index) => heights.get(items[index] ?? items) ?? heightUnseen,
    measureElement: (element, _, { indexFromElement }) =>
      keepHeight(element, items[indexFromElement(element)]),
    rangeExtractor: (range) => (whole ? [...items.keys()] : rangeOf(list.current, range)),
  });
  useLayoutEffect(() => {
    if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  return { list, top, whole, virtual };
};

type RowProps<T> = { readonly item: T; readonly children: (item: T) => ReactNode };

/** What a row holds is not made anew while the list only moves. */
const Row = memo(<T,>({ item, children }: RowProps<T>) => children(item)) as <T>(
  props: RowProps<T>,
) => ReactNode; // memo forgets the type parameter

/** The rows of a list in the page's own flow. Of a long one only those near what is seen are there. */
export const Rows = <T extends object>({ items, total, keyOf, children, old }: RowsProps<T>) => {
  const { list, top, whole, virtual } = useVirtualRows({ items, keyOf });
  const rows = virtual.getVirtualItems();
  const below = virtual.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);
  return (
    <ul ref={list} className={classes.rows} data-old={old || undefined} style={{ paddingBottom: below }}>
      {rows.map(({ index, key, start }, place) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            style={{ marginTop: start - (rows[place - 1]?.end ?? top) }}
            {...(whole ? {} : { 'aria-setsize': total, 'aria-posinset': index + 1 })}
          >
            <Row item={item}>{children}</Row>
          </li>
        );
      })}
    </ul>
  );
};
