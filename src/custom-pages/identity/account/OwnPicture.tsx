import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { staff } from '../../../../schema/areas/people/entities/staff.ts';
import { pendingFile } from '../../../../schema/fields/file.ts';
import { fileOfAddress } from '../../../../schema/media.ts';
import { useSession } from '../../../authProvider/SessionContext.ts';
import type { SessionUser } from '../../../../schema/areas/identity/signedIn.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { FieldFrame } from '../../../widgets/field-frame/FieldFrame.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { PictureField } from '../../../widgets/upload/PictureField.tsx';
import { useLimitWords } from '../../../widgets/upload/useLimitWords.ts';

const options = staff.fields.avatar;

/** The signed-in person's own picture, which is kept as soon as it is there. */
export function OwnPicture({ user }: { user: SessionUser }) {
  const translate = useTranslate();
  const client = useClient();
  const session = useSession();
  const complain = useFailureNotice();
  const kept = fileOfAddress(user.avatar);
  const [value, setValue] = useState(kept);

  const keep = async (avatarId: string | null) => {
    setValue(avatarId);
    if (avatarId === pendingFile || avatarId === kept) return;
    try {
      await client.ask('PUT /user/v1/auth/picture', { body: { avatarId } });
      await session.catchUp();
    } catch (error) {
      setValue(kept);
      complain(error);
    }
  };
  return (
    <FieldFrame id="own-picture" label={translate('app.account.picture')} hint={useLimitWords(options)}>
      <PictureField
        id="own-picture"
        of={{ id: user.staffId ?? user.id, displayName: user.displayName }}
        options={options}
        value={value}
        onChange={(avatarId) => void keep(avatarId)}
        attributes={{ 'aria-describedby': 'own-picture-hint' }}
      />
    </FieldFrame>
  );
}
