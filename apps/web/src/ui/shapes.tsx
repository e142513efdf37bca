import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Bone } from './bone.tsx';
import { Panel } from './panel.tsx';

/** What stands there until the content comes: said once, not shape by shape. */
export const Shapes = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-label="Loading">
    <div aria-hidden>{children}</div>
  </div>
);

const keyed = (count: number) => Array.from({ length: count }, (_, at) => `shape ${at}`);

/** Labels, each with its field below it. */
export const FieldShapes = ({ count }: { count: number }) => (
  <Stack gap="md">
    {keyed(count).map((key) => (
      <div key={key}>
        <div>
          <Bone width="7rem" />
        </div>
        <Bone width="100%" shape="field" />
      </div>
    ))}
  </Stack>
);

/** The shape of a form: how many fields each of its sections has. */
export const FormShapes = ({ sections }: { sections: readonly number[] }) => (
  <Shapes>
    <Stack gap="lg">
      {keyed(sections.length).map((key, at) => (
        <Panel key={key}>
          <Bone width="9rem" />
          <FieldShapes count={sections[at] ?? 0} />
        </Panel>
      ))}
    </Stack>
  </Shapes>
);

type PanelShapeProps = { readonly title?: string; readonly widths: readonly string[] };

/** A panel with a few lines below its heading, which says what comes where that is known. */
export const PanelShape = ({ widths, ...heading }: PanelShapeProps) => (
  <Panel {...heading}>
    {widths.map((width) => (
      <Bone key={width} width={width} />
    ))}
  </Panel>
);
