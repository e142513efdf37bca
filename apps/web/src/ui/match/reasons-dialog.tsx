import { matchRoutes } from '@forte/contract';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#core/calls.ts';
import { callOptions } from '#core/queries.ts';
import { Bone } from '../bone.tsx';
import { Loaded } from '../page-states.tsx';
import type { Pair } from './match-score.tsx';
import { Reasons } from './reasons.tsx';

type ReasonsDialogProps = Pair & {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Once it is gone: focus goes back to what opened it. Mantine does not know that of a dialog that comes opened. */
  readonly onClosed: () => void;
  readonly about: string;
  readonly isOwn: boolean;
};

const Shapes = () => (
  <div role="status" aria-label="Loading">
    {['70%', '90%', '80%', '60%', '85%', '75%', '65%'].map((width) => (
      <p key={width}>
        <Bone width={width} />
      </p>
    ))}
  </div>
);

/** Why a candidate and a posting match as they do; asked for anew each time, so that a change shows at once. */
export const ReasonsDialog = ({ opened, onClose, onClosed, about, isOwn, ...params }: ReasonsDialogProps) => {
  const query = useQuery({
    ...callOptions(matchRoutes.explainMatch, { params }),
    staleTime: 0,
    enabled: opened,
  });
  const phone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      onExitTransitionEnd={onClosed}
      title={`Why this match: ${about}`}
      size="lg"
      fullScreen={phone}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Loaded query={query} sentenceOf={sentenceOf} loading={<Shapes />}>
        {({ data }) => <Reasons reasons={data} isOwn={isOwn} />}
      </Loaded>
    </Modal>
  );
};
