import Box from '@mui/material/Box';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]'])/u;

/** A text as it was written, with addresses of the web as links. */
export function LinkedText({ children }: { readonly children: string }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
      {children.split(address).map((part, index) =>
        index % 2 === 1 ? (
          <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </Box>
  );
}
