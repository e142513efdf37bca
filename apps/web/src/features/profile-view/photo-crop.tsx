import { Group, Input, Slider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import Cropper, { type Area, type Size } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { MoveButtons } from './move-buttons.tsx';
import classes from './photo-crop.module.css';

type PhotoCropProps = {
  readonly url: string;
  /** The part that is chosen, in pixels of the picture. */
  readonly onArea: (area: Area) => void;
  readonly onUnreadable: () => void;
};

const percent = (zoom: number): string => `${Math.round(zoom * 100)}%`;

/** Which part of a picture becomes the photo: moved with mouse, finger, arrow keys or buttons, zoomed with the slider. */
export const PhotoCrop = ({ url, onArea, onUnreadable }: PhotoCropProps) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [picture, setPicture] = useState<Size>();
  const [cut, setCut] = useState<Size>();
  return (
    <Stack gap="sm">
      <div className={classes.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': 'Part of the picture: move it with the arrow keys' }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onArea(pixels)}
          setMediaSize={setPicture}
          setCropSize={setCut}
        />
      </div>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          Drag the picture, or move it:
        </Text>
        <MoveButtons crop={crop} zoom={zoom} picture={picture} cut={cut} onMove={setCrop} />
      </Group>
      <Input.Wrapper label="Zoom" labelElement="div">
        <Slider
          thumbLabel="Zoom"
          thumbValueText={percent}
          min={1}
          max={3}
          step={0.1}
          label={percent}
          value={zoom}
          onChange={setZoom}
        />
      </Input.Wrapper>
    </Stack>
  );
};
