import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { heightOf, keepHeight, type RowList } from './row-list.ts';
import classes from './rows.module.css';

const gap = 12; // as in rows.module.css

/** The rows near what is seen; and the one that has the focus, which would be lost with it, between those Tab goes to. */
const rangeOf = (list: HTMLUListElement | null, range: Range): number[] => {
  const near = defaultRangeExtractor(range);
  const focused = Number(list?.querySelector<HTMLElement>(':scope > :focus-within')?.dataset.index);
  if (Number.isNaN(focused)) return near;
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...near, ...around])].sort((one, other) => one - other);
};

const useVirtualRows = ({ items, keyAt }: RowList) => {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    gap,
    overscan: 6,
    scrollMargin: top,
    useFlushSync: false,
    getItemKey: keyAt,
    estimateSize: (index) => heightOf(items[index]),
    measureElement: (element, _, { indexFromElement }) => {
      const { height } = element.getBoundingClientRect();
      keepHeight(items[indexFromElement(element)], height);
      return height;
    },
    rangeExtractor: (range) => rangeOf(list.current, range),
  });
  useLayoutEffect(() => {
    if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  return { list, top, virtual };
};

/** Of a long list the rows near what is seen, in the page's own flow. */
export const VirtualRows = (rowList: RowList) => {
  const { list, top, virtual } = useVirtualRows(rowList);
  const rows = virtual.getVirtualItems();
  const below = virtual.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);
  return (
    <ul
      ref={list}
      className={classes.rows}
      data-virtual
      data-old={rowList.old || undefined}
      style={{ paddingBottom: below }}
    >
      {rows.map(({ index, key, start }, place) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          style={{ marginTop: start - (rows[place - 1]?.end ?? top) }}
          aria-setsize={rowList.total}
          aria-posinset={index + 1}
        >
          {rowList.rowAt(index)}
        </li>
      ))}
    </ul>
  );
};
