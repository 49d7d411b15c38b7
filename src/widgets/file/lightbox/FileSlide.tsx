import { useLocale, useTranslate } from 'ra-core';
import { failureGaps, type Media } from '../../../../schema/media.ts';
import { fileSize } from '../fileSize.ts';
import { hostOf, linkedPage, playedAs } from '../mediaKind.ts';
import { RecordingSlide } from './RecordingSlide.tsx';
import { SlideLink, SlidePanel } from './SlidePanel.tsx';

interface FileSlideProps {
  readonly of: Media;
  /** True for the file that is shown, false for its neighbours. */
  readonly isCurrent: boolean;
}

/** A file in the lightbox that is no picture: a player, the way to a page or document, or why it is not there. */
export function FileSlide({ of, isCurrent }: FileSlideProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { filename, url, failure, isProcessing } = of;
  const as = playedAs(of);
  const page = linkedPage(of);
  if (as !== null) return <RecordingSlide of={of} as={as} isCurrent={isCurrent} />;
  if (page !== null) {
    return (
      <SlidePanel title={filename} lead={hostOf(page)}>
        <SlideLink href={page}>{translate('app.uploads.lightbox.openPage')}</SlideLink>
      </SlidePanel>
    );
  }
  if (url === null) {
    const said = isProcessing ? 'app.uploads.processing' : `rules.${failure?.key ?? 'fileUploadFailed'}`;
    return <SlidePanel title={filename} lead={translate(said, failureGaps)} />;
  }
  return (
    <SlidePanel title={filename} lead={fileSize(of.size, locale)}>
      <SlideLink href={url}>{translate('app.uploads.lightbox.open')}</SlideLink>
    </SlidePanel>
  );
}
