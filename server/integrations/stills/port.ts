/** Takes a picture from a video. */
export interface StillsPort {
  /**
   * Takes one picture out of a video of this machine and writes it, as a PNG, to a file that is not there yet.
   * @param contentType of the video, as its content was found to be
   * @returns false where none can be had; nothing is left of it then. Never fails.
   */
  take(video: string, contentType: string, picture: string): Promise<boolean>;
}
