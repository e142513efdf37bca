import { type CSSProperties, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { keepHeight, knownHeightOf, type RowList } from './row-list.ts';
import classes from './rows.module.css';

/** Keeps how high each row is as the browser tells it. Asking would make it lay out the list once more. */
const useKeptHeights = (list: RefObject<HTMLUListElement | null>, items: RowList['items']): void =>
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries)
        keepHeight(items[rows.indexOf(target)], contentRect.height);
    });
    for (const row of rows) observer.observe(row);
    return () => observer.disconnect();
  }, [list, items]);

/** What a phone shows. */
const firstDrawn = 2;

/** A list that begins draws what is seen first, and the rest in pieces, so that a press in between is answered. */
const useDrawn = ({ items, isFirstPage }: RowList): RowList['items'] => {
  const [first] = items;
  const [isWhole, setWhole] = useState(first !== undefined && knownHeightOf(first) !== undefined);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole || !isFirstPage ? items : items.slice(0, firstDrawn);
};

/** The room of the rows that are still to be drawn: without it what stands below the list would come into view, and go. */
const roomFor = (rows: number) => ({ '--rows-to-come': rows }) as CSSProperties; // React's type knows no variables

/** All rows. One that was seen before is as high as then, also before it is in view: so one comes back to the same place. */
export const WholeRows = (rowList: RowList) => {
  const { keyAt, rowAt, isFirstPage, old } = rowList;
  const list = useRef<HTMLUListElement>(null);
  const drawn = useDrawn(rowList);
  useKeptHeights(list, drawn);
  return (
    <ul
      ref={list}
      className={classes.rows}
      data-first-page={isFirstPage || undefined}
      data-old={old || undefined}
      style={roomFor(rowList.items.length - drawn.length)}
    >
      {drawn.map((item, index) => {
        const height = knownHeightOf(item);
        const style = height === undefined ? {} : { containIntrinsicBlockSize: `auto ${height}px` };
        return (
          <li key={keyAt(index)} style={style}>
            {rowAt(index)}
          </li>
        );
      })}
    </ul>
  );
};
