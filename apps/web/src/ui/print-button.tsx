import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

/** Prints the page, or keeps it as a PDF: the browser asks which. A phone has that in its own menu, and no room beside a title. */
export const PrintButton = () => (
  <Button
    visibleFrom="sm"
    variant="default"
    leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
    onClick={() => window.print()}
  >
    Print
  </Button>
);
