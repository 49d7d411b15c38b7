/** A part of an image, in pixels of the image turned so far. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The longer side of a picture that was cropped, in pixels; the largest size that is shown is smaller. */
const largest = 1024;

async function imageOf(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/** The image turned by quarters, as a canvas. */
function turned(image: HTMLImageElement, degrees: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const isLying = degrees % 180 !== 0;
  canvas.width = isLying ? image.naturalHeight : image.naturalWidth;
  canvas.height = isLying ? image.naturalWidth : image.naturalHeight;
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((degrees * Math.PI) / 180);
  pen?.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  return canvas;
}

/**
 * Crops a square out of an image: returns a new file, without the camera's metadata. Transparency is kept where the
 * format supports it; areas outside the image are white otherwise.
 * @param source an address that the browser can load
 * @throws if the browser cannot decode the image
 */
export async function cropPicture(source: string, file: File, area: CropArea, degrees: number): Promise<File> {
  const whole = turned(await imageOf(source), degrees);
  const isClear = /\.(png|gif)$/i.test(file.name);
  const side = Math.max(1, Math.min(largest, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  if (!isClear) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, side, side);
  }
  const scale = side / area.width;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(whole, -area.x * scale, -area.y * scale, whole.width * scale, whole.height * scale);
  const type = isClear ? 'image/png' : 'image/jpeg';
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!content) throw new Error('The picture could not be written');
  const base = file.name.replace(/\.[^.]*$/, '');
  return new File([content], `${base}.${isClear ? 'png' : 'jpg'}`, { type });
}
