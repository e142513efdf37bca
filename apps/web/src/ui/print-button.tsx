import { Button, type ButtonProps } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

/** Prints the page, or keeps it as a PDF: the browser asks which. */
export const PrintButton = (props: ButtonProps) => (
  <Button
    {...props}
    variant="default"
    leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
    onClick={() => window.print()}
  >
    Print
  </Button>
);
