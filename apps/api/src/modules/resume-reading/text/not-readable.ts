import type { ResumeReading } from '@forte/contract';

/** Why a resume's text can't be had; caught where the reading began. */
export class NotReadable extends Error {
  readonly reading: Exclude<ResumeReading, 'read' | 'no-resume'>;

  constructor(reading: NotReadable['reading']) {
    super(reading);
    this.reading = reading;
  }
}
