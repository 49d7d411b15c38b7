-- {"postgres":18,"scripts":{"0000_roles.sql":"7b0a1dcfe37f6d9fa6489c0883ca37bdeb43690a057815e647a92c2c1aab0b2a","0001_identity.sql":"67fa1e8b321c61a7df8e6b661c3c3f188bdfed3950dca9a2a24517f2e139d780","0002_foundation.sql":"28e875dc81f93d34d9b8a387e210fdfc0d70b838d3e67658178b106c82440549","0003_search.sql":"daa06478e08f37a2153a63b7c1714438fe4ff5696fea6d5629e9541dd847ae8e","0004_search_shape.sql":"837fd03e5cb6926c6bd44bb27941c7502d0c82d2f00f433b152382d0c90058d9","0005_preference.sql":"349cfe0a1e8e45482eb82be046f680ba3aba23757bae50013afd3525e5310d3b","0006_search_pairs.sql":"ca62473621d646a93c94eef3fc4002b054505f737b8f1aedfaf4c846e576cc1c","0007_owner_order.sql":"3a06c4cf6ca7f9299e77793d69a3b84133e3f5277922914176c0932be85b16f6","0008_assignment_by_staff.sql":"c3d668fb33594899370221b9e8b5efcbbff8ad83f1f600343f3b9c60e158eeb4","0009_own_account.sql":"6ea747fb2e0e0c617ad841660850cf329ba0836032d5107effe0d4f434ce760a","0010_mail.sql":"194229dd53c712cc3a60a7d273cf52294df2df5660885a13257264ed407c3638","0011_two_factor.sql":"420fb794a4976399af0d02c3abad1ca4b774333870bc971021acfa04455fc118","0012_rights.sql":"7fb115d5308be11ed62ad26127d1bb8b66393be947843e060c3ca997528073d6","0013_staff_access.sql":"e3b8081e3be8340040d64e42c7f15f813a1d96fd975b68010b3cfac3874f9394","0014_message_log.sql":"49e40d6b2631e3c1693f1737c28448b9fe037739db13ce032a465d17e2bcff29","0015_agencies.sql":"7affe7c43814673b9d2a5f112d4087f65f2ad5981b30e116e314c13be6bd33a5","0016_media.sql":"e1d7ccd7da7e4dfd419f228b53329af1e250ace6a2f51b214824c1df15fbf988","0017_factor_news.sql":"f619f48c34ed0f442cdd5a8aa7b8fccae26ad6d388b4c737a32c24220d5ef6ba","0019_talent_profile.sql":"ffcddae1cf3432d3597006e1279fd9d4d3e8ce615bbf04fdd80e25d3658c93ff","0020_socials_alone.sql":"58162aacc17e0a02d64743e4c743dbfee188c17b9b640398b85bd999530d46f1","0021_partner_contacts.sql":"36bcff03e6e800a87d0e9e273cf8da017c7ce8790d327045b5ba8c20d5111833","0022_avatars.sql":"8a3cf2fdf15d57c0a0bf65a96cab41fafaf28562bba8a8c7f0a8569d9b153a9a","0023_note_attachments.sql":"14ceb93d973f4f9dd6f0b137c935367b704cfe2c7c52932913cb2b9b43ab3578","0024_custom_fields.sql":"ab00458d3bc76fa16deaf90e0fb8c9ccb993d9463b841d8575e8c60552c0de76","0025_custom_field_gone.sql":"0c6f2709a366f9b8aa14de4fb8e62976ce562491e993c169e1095e77d5426869","0026_import.sql":"3ef799b02b07ab5579e7e2bb58a9500c66648dbb547639bbc02e6952ba854dab","0028_merge.sql":"898e0d94038643eaa935784a414225d640a53add75f26a5fea77ebbed7d4aba5","0030_factor_ends_sessions.sql":"932116c9957c30c4e1f0fca9fe85bec4437c0b66c297a7dd8e1eb1d909545a60","0031_operator_events.sql":"a8dc5bdaf45f9729b2852ae67c83febb28efe65228f073a282f64ea095bf6cd7","0034_notes_rich.sql":"f08477e9f5657725848bbd6be638574d21ab8ce2b4f6f64f2ca8bfbcc4ed31e2","0037_partner_medias.sql":"cfecbb9753e0ae9e02577d91a9254ab26364a569c965a18a3f3a3336aa7763a8","0041_agency_locale.sql":"05f41939d88b0d111feb7722359ef38db648e228e022befaceb663ea8d4b35d5","0042_social_connections.sql":"eb0b73860bfd7f5dfe6ae12b6849b8431b8a18242fc2df3767a148436c96bb33","0043_contract.sql":"b558dafd333ef0c2b5324043117158e4bbae163ce563b294d01311e0e40e4962","0044_favorites.sql":"591da2013999fba3ce892592f25fd595ed69aa1b0a63c090b53ed889158535fa","0045_media_external_link.sql":"bdacc98da7c4c74701509b06e8bc6575ce7df847ebfbe84f8c4b161de67a4c75","0046_import_file_row.sql":"cd8be9eb3f1db984afcad17082f486af69061990f05fb35a85c66e3a94d3022e","0050_upload_quotas.sql":"061b35dda4d8a5f217d5c4ac0c961ab81c25bd14486fad2a241f6f48b21c57b6","0055_first_admin.sql":"59eab190a7d9cea6b9a808bd17820ad4b364989db5fac85fca72924d429ba014","0065_invitation_secrecy.sql":"35f4e29a2da83428ba9404f3c38f7ef6af3c316cddb771f1a2a38711377a5537","0080_choice_order.sql":"20c0c2c04b64276b4e8365c09d36bbd937cdf11b0e19de9a789e70e399586329","0090_small_lists.sql":"fe93db5bdc1eefcce12f32ff48cd88e2312208e09287c370eb8e61231a1aa516","0091_job.sql":"5cda22a3de5ec82599484bccf834209050ef6ab6cb4fc152f0d97bb889bc7d54","0110_agency_defaults.sql":"ac16f020741936c9f4f2ead80316abcba1534ecb211f37dd232718c610dfa616","0111_agency_settings.sql":"27d6ca0282ff96893ba11cb966927201fed8b2b53aa4603de42fd266e0863ad8","0120_status_sort.sql":"308a003c03ae49a72fa971e7277d11322fd881d489ea672f62b30cd2dfbe32bd","0130_import_dates.sql":"6c394718804a4690dbd58ee15348688b46266aa93ee78bfd481631e0cb940d2a","0131_tasks.sql":"2bb633f5a43a399e8659842da275d297fa3741f42457ee25957ac468ceb69e4c","0132_task_series.sql":"7a1d21c25115e1dfc25b57f9da9bec0417dab59be4c7fe92a2c88d0e7f12b7c1","0133_boards.sql":"979355fd0140d7a15513c2232408bc26a900a27b6898e8c67629f104322c3b6e","0134_task_templates.sql":"ed88dffb7b1469eea2fa2bcf07336bdc13cf6c114852c12033607e6f5eb92b22","0135_task_type_order.sql":"40465ee71d48c2d86088c1eec420123bf1185ad7fbf33654d3933b862e1438fa","0136_pipeline_and_events.sql":"2430f4d65ec7a83a763a47592d2db0413c3c9fe9c8d2ad23104518d63b84d244","0137_status_order.sql":"2812677048b0eb9f019756f08a73eb1ba941e6a77053805366cd14f36809e9c7","0138_holds.sql":"6b04aa0b829d8c13f36c54c2375ecd30461a4b27aef70673c08f6cd1375cfe50","0139_people_medias.sql":"3d5d446a347e55bbeaeadc444b4e8e4a1a72e69b7293c54ee8b732a317bac4f9","0140_hold_settings.sql":"a33e537f60d58bbc89d20534a90eee908b928713475680ba158436ecf0b00d77","0141_library.sql":"de29f3101d8960fbf541a5d1da51e295826ab8a4e4f6c742c49ff64d67f74d05","0142_shares.sql":"86ed399cca6d12bd2652cf5ca3ab013c73a96c1517d47611edd322e509a6604b","0143_library_places.sql":"b2a1fcb7f620c3b3a57e1de4580a41f6e05450106cef0e882aada98178ead6bc","0144_library_readings.sql":"2b442b080d265d948a96c0c8c24594e88b55eb4adf69ca80e8c6af1cea4d11a2","0145_declarations.sql":"61d4b21a6e240cd48829f3446710e3ca77c0d2af65c3bda40c01c67bec8ee2ff","0146_declarations.sql":"b253add382a078b62061f61da3bdd6fa3295bfb0c656a68a30bde65546f23bf1","0147_unsubscribe.sql":"09e89b34d93d647b9dec926e807aee01e97f1f58e06195e3e395ff9087251e96","0148_declarations.sql":"4a921db71ba79d6713bfa8464f75b7a60a1f59f7463f99ae88ba58cf52eb5627","0149_declarations.sql":"1ea344c4856a04ffbf6edc5589727f94d5d804be062796be17f60644d46e5007","0150_agency_logo_and_week.sql":"5287e847a70d4175bccc3f255368d78291d47d207c3ab5a61b33afe6c4ac10d9","0151_pieces.sql":"1f819166fce46ec41d86ee68383f3a960b37a5a6fdf5ac7763c6b19fb957c1cc","0152_projects.sql":"8e2e0d86b8c8c70ea52b30964df120c9f290cc8c15603db8b70ed218ef179aa1","0153_project_groups.sql":"40a0f03e4fc0fe6b0f0ea8aec08611a2fde75aa32bff8cc49365dbaec19f9732","0154_voices.sql":"d77bbafc3928e6aed427dd301462064f7cc82362bf0faee5782e4ddf5327c2d6","0155_post_names.sql":"0fac5c42e43adefb8155e8b34621c56df101c26fa65a20ed77a798d8a638ab74","0156_operator_reads_talents.sql":"c36d995dd8f80f61b6e0b1340400acc960bdb46d2dbf5b88fc1dbc0aaf857d84","0157_webpage_settings.sql":"05f25fce0ebc8bcf7265c1cb572192d4797946be555fc0f56e6348de73f5a841","0158_contracts.sql":"98ad6c068042620c331ee29716909b7f864dfe6cc7798b62c1741e24dd895e22","0159_calendar_feeds.sql":"2c869a423e2ddb702928b89a55b37134f3926b06f9c4f69603ff0bc6222410ff","0160_not_relevant_lists.sql":"7b5de9302888d27d04b417186d055fa7f88483b290033dd4f32afde9cdc9bb4d","0161_contract_documents.sql":"fb98055a406741095d54657f31b6832c393743c72f26e5811d431ca801f761cf","0162_import_mends.sql":"97ae865b13b54e3179c530d83d5aa92d528d0a3ac357bce20887f7e82dc009eb","0163_content_by_status.sql":"e70903dd84dc26c499eb0deaa0e848467ae294f0b55685578372c8c329f129bd","0164_travel_and_zones.sql":"3872eb72b34d455f1d96389165d042804cee7dcbc413ec31a1bbe7e5537056b3","0165_import_shortcut.sql":"60c1ee458da6c30ca04992fa1f2c7b5617cef90ea7c813cb5d2e58fc122285ae","0166_demo_step.sql":"1189d15c76541a9df496a8fec8b84adbbe0567c5afddfaac02beca67fc2ce33b","0167_community_time_zone.sql":"7ceefc03a17834dc2218b5923006cea1fb54a1e846539e91c57895e1afe6f55c","0168_files_under_way.sql":"3d42d9b61d440f9c4ce76873852932b150559d4ab3b077877556aa68ba450456","0169_board_columns.sql":"932de8def3f1b9b2d0a2ed6e837774c13bdc258abec354af8cff6a3ac0bb8500","0170_series_numbers.sql":"a6f6a18068c7a2c562d1dc8b324b059365c752ed456e842d2d29f3c9ee076526","0171_money.sql":"81769ba9a310f5865e5ae09f27351a792ab6bec5598b092a23291132694fa8dc","0172_mail_carries.sql":"299972ae264cccca3f9d412df664a9218b2955666de1e4c3f6ecc37e1549ad9f","0173_invoices.sql":"e26f7ffa1e6ce9fc1110df2652ada741bb0fc2a91920c3852deda484a7f99951","0174_finance.sql":"f4936f3fcc657add04a46c4bf784a6507b966f2cf4ce41e651dc6231d63a8d54","0175_settings.sql":"dfe7e564145dcb0db4bfcf9c08828854573ae68c416a90d80cfd0186852ee261","0176_conversations.sql":"5699cf8d521c8f5aeebf2792a8be2d7e4614d7aa54b3b4435679ef453e741062","0177_mail_envelope.sql":"34831b1536db500829a1866f039349675c670ed1fa3686f7a3e5e950f2bb97f6","0178_mail.sql":"6df7ce344ef4978de9534e71f0bc5c373f427da7c128f9794d44d251cc8b938f","0179_contact_type.sql":"e75a2be5893e15ab57ebcabf078350df13e4d55b29c16632fcfc57a5f0600cd2","0180_mail_reply_to.sql":"58bcaff5136fd7d41a75b92fab788e21f7a1ed645bf89ab362cc84630af60d5f","repeatable/apiKeys.sql":"c4fc835b8dafe9252496a63f37b67d32fbae9e907dc8b1fc6304f46d098e7154","repeatable/content.sql":"32996d58e6c73657481446ed1398c096771a88a1674c2e097e768a4b9475b91b","repeatable/factor.sql":"856987bef400234d0a38e9a010dd3850a0edfc08c34d1e6e12160693dce94f50","repeatable/grants.sql":"c77a306963726677ae49a7970502860b4f55f5998ecef8d3837f254caa61771d","repeatable/imports.sql":"e8643471501cd46ac8cb3f7f9f6f8e7b865f00ff715698719c64ea053d2c168a","repeatable/invitations.sql":"a273e1dcf239332a389a3b99926c2823206af39316b63142c037ccfe15ab7cae","repeatable/mailCarries.sql":"d3b0d60e81aaff51fa4dd10a8c14f982a1d1677461f7215616fbb78297effd62","repeatable/mediaUses.sql":"04f008b7fffe5de3fa76c25d4f3538d2f27f306079c7f267161427d9f3a7e064","repeatable/operators.sql":"c04a11ba17e69ac643f1070ddc5729996c643689e957fed2aca507885f5552d9","repeatable/ownZone.sql":"611e40924a331d5d9c8a5873755b57badbcf0f947646e6d47296d03d8a4a09ae","repeatable/realtime.sql":"bea0cb6b94db5647afbd163b774d90030340b40f31c63bcf9a618168f70a28b3","repeatable/search.sql":"d748ad7a57a92dd16148ba3ab927e6ca6c8758effe1a86c6f9af19ded2f1916d","repeatable/security.sql":"6f58cafeb82495c5c57d6aa42149b3a3e2494e726393def856f8355de7af4add","repeatable/shares.sql":"32b4f1980260b6cab4787a4bf76a6fad9d9642f9f816dd1174ceefc71fe21c35","repeatable/standing.sql":"4de43df5a6f205b6dbc5883d5c1251c4c7644d0cf17c521d6332aadef7347df4","repeatable/talk.sql":"7862cb2902e050e24395737ed42fbadddeeeaeb21242bbb58ba744912281833e","repeatable/unsubscribe.sql":"50adaf267b339c808cc70e791f43c1fae15644993371610f601b5b9675cdd708","repeatable/webhooks.sql":"9349690507d8492428925cde49ae1153b197d42ddb5797a947809ff2d7b1a93c","repeatable/writers.sql":"3500cd804c2be0efba26df270911c6dfac92d75e9d381cdc34351f13bf4a792c"}}

-- Generated by `npm run generate` from a database to which all migrations were applied. Do not edit.

-- The role that requests run as, and the extension behind keyword search. Written by hand.
do $$
begin
  if not exists (select from pg_roles where rolname = 'greenroom_app') then
    create role greenroom_app nologin;
  end if;
  -- From PostgreSQL 16 on, whoever makes a role may administer it but not become it.
  if not pg_has_role(
    current_user,
    'greenroom_app',
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end
  ) then
    execute format('grant greenroom_app to %I', current_user);
  end if;
end
$$;
;
create extension if not exists pg_trgm;
;
revoke create on schema public from public;;

set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.agency_is_open()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from agency g
    where g.id = nullif(current_setting('app.agency', true), '')::uuid and g.suspended_at is null
  )
$function$;

CREATE OR REPLACE FUNCTION public.api_keys_end(of_account uuid, of_agency uuid, moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  former text := current_setting('app.agency', true);
  one uuid;
begin
  for one in
    select of_agency where of_agency is not null
    union select m.agency_id from membership m where of_agency is null and m.account_id = of_account
  loop
    perform set_config('app.agency', one::text, true);
    update api_key set revoked_at = moment where agency_id = one and account_id = of_account and revoked_at is null;
  end loop;
  perform set_config('app.agency', coalesce(former, ''), true);
end
$function$;

CREATE OR REPLACE FUNCTION public.blank_links()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update mail
  set link = null, code_hash = null, state = case when state = 'waiting' then 'withdrawn' else state end
  where code_hash = old.code_hash;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_talk()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  about text;
  changed text := (select string_agg(format('f.%1$I is distinct from w.%1$I', one), ' or ')
    from unnest(string_to_array(tg_argv[0], ' ')) one);
begin
  foreach about in array tg_argv[1:] loop
    execute format('select refresh_last_talk(l.agency_id, array_agg(distinct l.target_id))
      from written w join former f on f.agency_id = w.agency_id and f.id = w.id
        join %I l on l.agency_id = w.agency_id and l.owner_id = w.id
      where %s group by l.agency_id', about, changed);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.clear_factor(of_account uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update account set factor_secret = null, factor_confirmed_at = null, factor_step = null where id = of_account;
  delete from recovery_code where account_id = of_account;
  delete from pending_sign_in where account_id = of_account;
  delete from factor_mail_code where account_id = of_account;
$function$;

CREATE OR REPLACE FUNCTION public.drop_search_text(record uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from search_text where agency_id = nullif(current_setting('app.agency', true), '')::uuid and record_id = record
$function$;

CREATE OR REPLACE FUNCTION public.drop_social_connection()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from social_connection c
  where c.agency_id = old.agency_id and c.social_id = old.id and c.record_id = old.owner_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_keys_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform api_keys_end(old.account_id, old.agency_id, coalesce(new.removed_at, now()));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_talk_about()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_last_talk(f.agency_id, array_agg(distinct f.target_id)) from former f group by f.agency_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_talk_of_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_last_talk(f.agency_id, array_agg(distinct f.client_id)) from former f group by f.agency_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.factor_required(of_account uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from working_membership w join agency g on g.id = w.agency_id
    where w.account_id = of_account and g.requires_two_factor
  )
$function$;

CREATE OR REPLACE FUNCTION public.identity_accept_invitation(hash bytea, first_hash text, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held one_time_code;
begin
  delete from one_time_code c
  where c.code_hash = hash and c.purpose = 'invitation' and c.expires_at > moment
    and identity_is_invited(c.account_id, c.agency_id)
  returning c.* into held;
  update account set password_hash = coalesce(first_hash, password_hash)
  where id = held.account_id and (password_hash is null) = (first_hash is not null);
  if not found then
    return false;
  end if;
  update membership set invited_at = null where account_id = held.account_id and agency_id = held.agency_id;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_account(wanted_email text)
 RETURNS TABLE(id uuid, password_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.password_hash from account a where lower(a.email) = lower(wanted_email)
$function$;

CREATE OR REPLACE FUNCTION public.identity_actor(of_account uuid)
 RETURNS TABLE(account_id uuid, agency_id uuid, staff_id uuid, role text, levels jsonb, time_zone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, g.id, m.staff_id, coalesce(a.product_role, m.role), coalesce(m.levels, '{}'::jsonb),
    coalesce(m.time_zone, a.time_zone, g.time_zone, 'Australia/Sydney')
  from account a
  join agency g on g.id = nullif(current_setting('app.agency', true), '')::uuid
  left join membership m on m.agency_id = g.id and m.account_id = a.id and a.product_role is null
  where a.id = of_account and a.suspended_at is null and g.suspended_at is null
    and (
      a.product_role = 'super_admin'
      or (m.account_id is not null and m.invited_at is null and m.suspended_at is null and m.removed_at is null)
    )
$function$;

CREATE OR REPLACE FUNCTION public.identity_add_staff(of_staff uuid, new_account uuid, staff_email text, name text, granted jsonb, zone text, moment timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  owner uuid;
begin
  insert into account (id, email, display_name, time_zone, created_at) values (new_account, staff_email, name, zone, moment)
    on conflict (lower(email)) do nothing;
  select a.id into owner from account a where lower(a.email) = lower(staff_email);
  insert into membership as m (agency_id, account_id, staff_id, role, levels, time_zone, created_at, invited_at)
    values (agency, owner, of_staff, 'staff', granted, zone, moment, moment)
    on conflict on constraint membership_pkey do update set staff_id = of_staff, role = 'staff', levels = granted, time_zone = zone,
      created_at = moment, invited_at = moment, suspended_at = null, removed_at = null
    where m.removed_at is not null;
  return case when found then owner end;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_addressee(of_account uuid)
 RETURNS TABLE(email text, display_name text, agency_id uuid, locale text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.email, a.display_name, w.agency_id, w.locale
  from account a cross join lateral identity_writer(a.id) w
  where a.id = of_account
$function$;

CREATE OR REPLACE FUNCTION public.identity_agencies(words text, most integer, skipped integer)
 RETURNS TABLE(id uuid, name text, time_zone text, currency text, locale text, created_at timestamp with time zone, suspended_at timestamp with time zone, people bigint, total bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select
    g.id, g.name, g.time_zone, g.currency, g.locale, g.created_at, g.suspended_at,
    (select count(*) from membership m where m.agency_id = g.id and m.removed_at is null),
    count(*) over ()
  from agency g
  where strpos(lower(g.name), lower(words)) > 0
  order by lower(g.name), g.id
  limit most offset skipped
$function$;

CREATE OR REPLACE FUNCTION public.identity_agencies_of(of_account uuid, words text, most integer, skipped integer)
 RETURNS TABLE(id uuid, name text, total bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select g.id, g.name, count(*) over ()
  from agency g
  where may_enter(of_account, g.id) and strpos(lower(g.name), lower(words)) > 0
  order by lower(g.name), g.id
  limit most offset skipped
$function$;

CREATE OR REPLACE FUNCTION public.identity_agency_defaults(of_agency uuid)
 RETURNS TABLE(agency_currency text, agency_locale text, agency_time_zone text, agency_country text, agency_first_weekday text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select currency, locale, time_zone, country, first_weekday from agency where id = of_agency
$function$;

CREATE OR REPLACE FUNCTION public.identity_agency_events(of_agency uuid)
 RETURNS TABLE(at timestamp with time zone, by_name text, action text, before text, after text, subject text, recipient text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select e.at, a.display_name, e.action, e.before, e.after, e.subject, e.recipient
  from agency_event e
  join account a on a.id = e.account_id
  where e.agency_id = of_agency
  order by e.id desc
  limit 200
$function$;

CREATE OR REPLACE FUNCTION public.identity_agency_password_length()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select g.password_length from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.identity_agency_security()
 RETURNS TABLE(requires_two_factor boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select g.requires_two_factor from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.identity_agency_settings()
 RETURNS TABLE(name text, time_zone text, currency text, locale text, country text, first_weekday text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select g.name, g.time_zone, g.currency, g.locale, g.country, g.first_weekday
  from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.identity_ask_password_length(wanted integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update agency set password_length = wanted where id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.identity_begin_change(of_account uuid, new_state_hash bytea, checked_secret bytea, step bigint, recovery_hash bytea, mail_hash bytea, moment timestamp with time zone, expiry timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  has_factor boolean;
begin
  select a.factor_secret is not null into has_factor from account a where a.id = of_account for no key update;
  if has_factor and mail_hash is not null then
    delete from factor_mail_code f
    where f.account_id = of_account and f.code_hash = mail_hash and f.expires_at > moment;
    if not found then
      return false;
    end if;
  elsif has_factor and not spend_factor(of_account, checked_secret, step, recovery_hash, moment) then
    return false;
  end if;
  delete from pending_sign_in where account_id = of_account and (expires_at <= moment or purpose = 'change');
  insert into pending_sign_in (state_hash, account_id, purpose, created_at, expires_at)
  values (new_state_hash, of_account, 'change', moment, expiry);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_begin_sign_in(opener uuid, new_state_hash bytea, moment timestamp with time zone, expiry timestamp with time zone, from_address text, agent text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due text;
begin
  select case when a.factor_secret is not null then 'verify' when factor_required(a.id) then 'setup' end into due
  from account a where a.id = opener and a.suspended_at is null;
  if due is null then
    return null;
  end if;
  delete from pending_sign_in where account_id = opener and expires_at <= moment;
  insert into pending_sign_in (state_hash, account_id, purpose, created_at, expires_at, address, user_agent)
  values (new_state_hash, opener, due, moment, expiry, from_address, agent);
  return due;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_change_agency(new_name text, new_zone text, new_currency text, new_locale text, new_country text, sets_country boolean, new_first_weekday text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  if new_name is not null then
    lock table agency in share row exclusive mode;
    if exists (select from agency g where lower(g.name) = lower(new_name) and g.id <> own) then
      return false;
    end if;
  end if;
  update agency set
    name = coalesce(new_name, name),
    time_zone = coalesce(new_zone, time_zone),
    currency = coalesce(new_currency, currency),
    locale = coalesce(new_locale, locale),
    country = case when sets_country then new_country else country end,
    first_weekday = coalesce(new_first_weekday, first_weekday)
  where id = own;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_change_password(of_account uuid, checked_hash text, new_hash text, kept_session uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update account set password_hash = new_hash where id = of_account and password_hash = checked_hash;
  if not found then
    return false;
  end if;
  update session set ended_at = moment, ended_by = 'newPassword'
  where account_id = of_account and id <> kept_session and ended_at is null;
  delete from one_time_code where account_id = of_account and purpose = 'passwordReset';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_choose_zone(of_account uuid, new_time_zone text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update membership set time_zone = new_time_zone
  where account_id = of_account and staff_id is null
    and agency_id = nullif(current_setting('app.agency', true), '')::uuid;
  if not found then
    update account set time_zone = new_time_zone where id = of_account and product_role is not null;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_code_holder(hash bytea, for_purpose text, moment timestamp with time zone)
 RETURNS TABLE(account_id uuid, email text, display_name text, agency_id uuid, agency_name text, locale text, hash_kept text, password_length integer, staff_id uuid, refusal text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.email, a.display_name, c.agency_id, g.name, g.locale, a.password_hash,
    coalesce(g.password_length, identity_password_length(a.id, null)), m.staff_id,
    case
      when c.agency_id is null then null
      when a.product_role is not null then 'cannotJoin'
      when a.suspended_at is not null then 'suspended'
    end
  from one_time_code c
  join account a on a.id = c.account_id
  left join agency g on g.id = c.agency_id
  left join membership m on m.agency_id = c.agency_id and m.account_id = a.id
  where c.code_hash = hash and c.purpose = for_purpose and c.expires_at > moment
    and case when c.purpose = 'invitation' then identity_invitation_stands(a.id, c.agency_id) else a.suspended_at is null end
$function$;

CREATE OR REPLACE FUNCTION public.identity_confirm_factor(wanted bytea, for_account uuid, checked_secret bytea, step bigint, hashes bytea[], moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held pending_sign_in;
begin
  perform from account a join pending_sign_in p on p.account_id = a.id where p.state_hash = wanted
  for no key update of a;
  select * into held from pending_sign_in p
  where p.state_hash = wanted and p.expires_at > moment and p.secret = checked_secret
    and case when for_account is null then p.purpose = 'setup' else p.purpose = 'change' and p.account_id = for_account end
  for update;
  if not found then
    return false;
  end if;
  update account a set factor_secret = held.secret, factor_confirmed_at = moment, factor_step = step
  where a.id = held.account_id and (held.purpose = 'change' or a.factor_secret is null);
  if not found then
    return false;
  end if;
  perform put_recovery_codes(held.account_id, hashes, moment);
  delete from pending_sign_in where account_id = held.account_id;
  delete from factor_mail_code where account_id = held.account_id;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_count_try(wanted bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update pending_sign_in set tries = tries + 1 where state_hash = wanted
$function$;

CREATE OR REPLACE FUNCTION public.identity_create_agency(new_id uuid, new_name text, new_time_zone text, new_currency text, new_locale text, by_account uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  lock table agency in share row exclusive mode;
  if exists (select from agency g where lower(g.name) = lower(new_name)) then
    return false;
  end if;
  insert into agency (id, name, time_zone, currency, locale, created_at)
  values (new_id, new_name, new_time_zone, new_currency, new_locale, moment);
  insert into agency_event (agency_id, account_id, at, action, after)
  values (new_id, by_account, moment, 'create', new_name);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_end_session(wanted uuid, moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update session set ended_at = moment, ended_by = 'signOut' where id = wanted and ended_at is null
$function$;

CREATE OR REPLACE FUNCTION public.identity_ended_by(wanted uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.ended_by from session s where s.id = wanted
$function$;

CREATE OR REPLACE FUNCTION public.identity_factor(of_account uuid)
 RETURNS TABLE(secret bytea, confirmed_at timestamp with time zone, codes_left integer, is_required boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query select a.factor_secret, a.factor_confirmed_at,
    (select count(*)::integer from recovery_code r where r.account_id = a.id and r.used_at is null),
    factor_required(a.id)
  from account a where a.id = of_account;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_follow_staff_removal(of_staff uuid, removal timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update membership set removed_at = removal
  where agency_id = nullif(current_setting('app.agency', true), '')::uuid and staff_id = of_staff
$function$;

CREATE OR REPLACE FUNCTION public.identity_follow_staff_zone(of_staff uuid, new_time_zone text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update membership set time_zone = new_time_zone
  where agency_id = nullif(current_setting('app.agency', true), '')::uuid and staff_id = of_staff
$function$;

CREATE OR REPLACE FUNCTION public.identity_give_rights(of_staff uuid, seen_version integer, new_role text, new_levels jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  given integer;
begin
  if new_role <> 'agency' and not identity_has_other_admin(of_staff)
    and exists (select from identity_hold_rights(of_staff) held where held.role = 'agency')
  then
    return null;
  end if;
  update membership m set role = new_role, levels = new_levels, rights_version = m.rights_version + 1
  where m.agency_id = nullif(current_setting('app.agency', true), '')::uuid and m.staff_id = of_staff
    and m.rights_version = seen_version
  returning m.rights_version into given;
  return given;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_has_other_admin(of_staff uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid for no key update;
  return exists (
    select from membership m
    join account a on a.id = m.account_id
    where m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
      and m.role = 'agency' and m.staff_id is distinct from of_staff
      and m.invited_at is null and m.suspended_at is null and m.removed_at is null
      and a.suspended_at is null and a.password_hash is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_hold_rights(of_staff uuid)
 RETURNS TABLE(account_id uuid, role text, levels jsonb, version integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid for no key update;
  return query select * from identity_rights(of_staff);
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_invitation_stands(of_account uuid, inviting uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when inviting is null then identity_is_invited(of_account, null) else exists (
    select from membership m
    join agency g on g.id = m.agency_id
    where m.account_id = of_account and m.agency_id = inviting
      and m.invited_at is not null and m.suspended_at is null and m.removed_at is null and g.suspended_at is null
  ) end
$function$;

CREATE OR REPLACE FUNCTION public.identity_invite(of_account uuid, hash bytea, moment timestamp with time zone, expiry timestamp with time zone)
 RETURNS TABLE(email text, display_name text, has_password boolean, agency_name text, locale text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  bound uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  return query
    select a.email, a.display_name, a.password_hash is not null, g.name, coalesce(g.locale, 'en')
    from account a
    left join agency g on g.id = bound
    where a.id = of_account and identity_invitation_stands(a.id, bound);
  if found then
    perform keep_code(hash, of_account, 'invitation', bound, moment, expiry);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_invite_again(of_staff uuid, new_account uuid, staff_email text, name text, over_admins boolean, moment timestamp with time zone, OUT outcome text, OUT account_id uuid)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  held membership;
  former account;
begin
  select * into held from membership m where m.agency_id = agency and m.staff_id = of_staff for update;
  if not found then outcome := 'noAccount'; return; end if;
  if held.invited_at is null then outcome := 'accepted'; return; end if;
  if held.suspended_at is not null then outcome := 'suspended'; return; end if;
  select * into former from account a where a.id = held.account_id;
  account_id := former.id;
  if lower(former.email) <> lower(staff_email) then
    -- Another address is another person: rights that an admin gave go there by an admin's hand alone.
    if not over_admins and (held.role = 'agency' or held.levels::text ~ '"(VIEW|EDIT)_') then outcome := 'forbidden'; return; end if;
    delete from membership m where m.agency_id = agency and m.account_id = former.id;
    account_id := identity_add_staff(of_staff, new_account, staff_email, name, held.levels, held.time_zone, moment);
    if account_id is null then outcome := 'existed'; return; end if;
    update membership m set role = held.role where m.agency_id = agency and m.staff_id = of_staff;
    delete from one_time_code c where c.account_id = former.id and c.agency_id = agency;
    delete from account a where a.id = former.id and a.password_hash is null and a.product_role is null
      and not exists (select from membership m where m.account_id = a.id);
  end if;
  update membership m set invited_at = moment where m.agency_id = agency and m.staff_id = of_staff;
  outcome := 'invited';
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_is_invited(of_account uuid, inviting uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from account a
    left join membership m on m.account_id = a.id and m.agency_id = inviting
    left join agency g on g.id = m.agency_id
    where a.id = of_account and a.suspended_at is null
      and case when inviting is null then a.product_role is not null and a.password_hash is null
        else a.product_role is null and m.invited_at is not null and m.suspended_at is null and m.removed_at is null
          and g.suspended_at is null
        end
  )
$function$;

CREATE OR REPLACE FUNCTION public.identity_is_member_email(wanted_email text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from membership m
    join account a on a.id = m.account_id
    where m.agency_id = nullif(current_setting('app.agency', true), '')::uuid and m.removed_at is null
      and lower(a.email) = lower(wanted_email)
  )
$function$;

CREATE OR REPLACE FUNCTION public.identity_join_as_admin(new_id uuid, new_email text, new_display_name text, in_agency uuid, of_staff uuid, moment timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  found_id uuid;
begin
  insert into account (id, email, display_name, created_at) values (new_id, new_email, new_display_name, moment)
  on conflict (lower(email)) do nothing;
  select a.id into found_id from account a
  where lower(a.email) = lower(new_email) and a.product_role is null and a.suspended_at is null;
  if found_id is not null then
    insert into membership (agency_id, account_id, staff_id, role, created_at, invited_at)
    values (in_agency, found_id, of_staff, 'agency', moment, moment);
  end if;
  return found_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_may_set_up(token_hash bytea, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select not exists (select from account where product_role = 'super_admin' and password_hash is not null)
    and exists (
      select from secret
      where name = 'firstAdminToken' and value = token_hash and created_at > moment - interval '7 days'
    )
$function$;

CREATE OR REPLACE FUNCTION public.identity_messages(of_session uuid, after_position bigint, most integer, moment timestamp with time zone)
 RETURNS TABLE("position" bigint, kind text, body jsonb, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with reader as (
    select
      v.account_id,
      v.agency_id,
      coalesce(c.last, 0) as last,
      coalesce(after_position between coalesce(c.forgotten, 0) and coalesce(c.last, 0), false) as can_follow
    from live_session v
    left join message_counter c on c.account_id = v.account_id
    where v.id = of_session and v.expires_at > moment
  )
  select r.last, 'RESET', null::jsonb, moment from reader r where not r.can_follow
  union all
  (
    select m.position, m.kind, m.body, m.created_at
    from reader r
    join message m on m.account_id = r.account_id
    where r.can_follow and m.position > after_position and (m.agency_id is null or m.agency_id = r.agency_id)
    order by m.position
    limit most
  )
$function$;

CREATE OR REPLACE FUNCTION public.identity_needs_set_up()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select not exists (select from account where password_hash is not null)
$function$;

CREATE OR REPLACE FUNCTION public.identity_offer_secret(wanted bytea, new_secret bytea, moment timestamp with time zone)
 RETURNS bytea
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update pending_sign_in set secret = coalesce(secret, new_secret)
  where state_hash = wanted and expires_at > moment and purpose in ('setup', 'change')
  returning secret
$function$;

CREATE OR REPLACE FUNCTION public.identity_owes_factor(of_account uuid, to_agency uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from working_membership w
    join agency g on g.id = w.agency_id
    join account a on a.id = w.account_id
    where w.account_id = of_account and (to_agency is null or w.agency_id = to_agency)
      and g.requires_two_factor and a.factor_secret is null
  )
$function$;

CREATE OR REPLACE FUNCTION public.identity_own_locale()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select locale from agency where id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.identity_own_sessions(of_account uuid, moment timestamp with time zone)
 RETURNS TABLE(id uuid, created_at timestamp with time zone, last_used_at timestamp with time zone, expires_at timestamp with time zone, address text, user_agent text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.id, s.created_at, s.last_used_at, s.expires_at, s.address, s.user_agent
  from session s
  where s.account_id = of_account and s.ended_at is null and s.expires_at > moment
  order by s.last_used_at desc, s.id
$function$;

CREATE OR REPLACE FUNCTION public.identity_password(of_account uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.password_hash from account a where a.id = of_account
$function$;

CREATE OR REPLACE FUNCTION public.identity_password_length(of_account uuid, inviting uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(max(g.password_length), 6)
  from membership m
  join agency g on g.id = m.agency_id
  where m.account_id = of_account and (m.invited_at is null or m.agency_id = inviting)
$function$;

CREATE OR REPLACE FUNCTION public.identity_pending_sign_in(wanted bytea, most_tries integer, moment timestamp with time zone)
 RETURNS TABLE(account_id uuid, email text, purpose text, secret bytea, factor_secret bytea)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p.account_id, a.email, p.purpose, p.secret, a.factor_secret
  from pending_sign_in p join account a on a.id = p.account_id
  where p.state_hash = wanted and p.expires_at > moment and p.tries < most_tries
$function$;

CREATE OR REPLACE FUNCTION public.identity_person(of_account uuid)
 RETURNS TABLE(email text, display_name text, agency_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.email, a.display_name, g.name
  from membership m
  join account a on a.id = m.account_id
  join agency g on g.id = m.agency_id
  where m.account_id = of_account and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.identity_publish(of_agency uuid, recipients uuid[], new_kind text, new_body jsonb, moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if of_agency is distinct from nullif(current_setting('app.agency', true), '')::uuid then
    raise exception 'a message can only be of the agency that the connection is bound to';
  end if;
  with counted as (
    insert into message_counter as c (account_id, last)
    select a.id, 1
    from account a
    where a.id = any (recipients)
      and (
        of_agency is null
        or a.product_role is not null
        or exists (select from membership m where m.agency_id = of_agency and m.account_id = a.id)
      )
    order by a.id
    on conflict (account_id) do update set last = c.last + 1
    returning c.account_id, c.last
  )
  insert into message (account_id, position, agency_id, kind, body, created_at)
  select account_id, last, of_agency, new_kind, new_body, moment from counted;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_put_mail_code(of_account uuid, new_hash bytea, expiry timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into factor_mail_code (account_id, code_hash, expires_at)
  select a.id, new_hash, expiry from account a where a.id = of_account and a.factor_secret is not null
  on conflict (account_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
$function$;

CREATE OR REPLACE FUNCTION public.identity_rename_agency(wanted uuid, new_name text, by_account uuid, moment timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  former text;
begin
  lock table agency in share row exclusive mode;
  select g.name into former from agency g where g.id = wanted;
  if former is null then
    return 'absent';
  end if;
  if exists (select from agency g where lower(g.name) = lower(new_name) and g.id <> wanted) then
    return 'taken';
  end if;
  if former <> new_name then
    update agency set name = new_name where id = wanted;
    insert into agency_event (agency_id, account_id, at, action, before, after)
    values (wanted, by_account, moment, 'rename', former, new_name);
  end if;
  return 'done';
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_renew_recovery_codes(of_account uuid, checked_secret bytea, step bigint, recovery_hash bytea, hashes bytea[], moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not spend_factor(of_account, checked_secret, step, recovery_hash, moment) then
    return false;
  end if;
  perform put_recovery_codes(of_account, hashes, moment);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_request_reset(wanted_email text, hash bytea, moment timestamp with time zone, expiry timestamp with time zone)
 RETURNS TABLE(account_id uuid, email text, display_name text, agency_id uuid, locale text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held account;
begin
  select * into held from account a
  where lower(a.email) = lower(wanted_email) and a.suspended_at is null and a.password_hash is not null;
  if not found then
    return;
  end if;
  perform keep_code(hash, held.id, 'passwordReset', null, moment, expiry);
  return query select held.id, held.email, held.display_name, w.agency_id, w.locale from identity_writer(held.id) w;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_require_two_factor(is_wanted boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update agency set requires_two_factor = is_wanted where id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.identity_reset_factor(of_account uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from working_membership w
  where w.account_id = of_account and w.agency_id = nullif(current_setting('app.agency', true), '')::uuid;
  if not found then
    return false;
  end if;
  perform clear_factor(of_account);
  update session set ended_at = moment, ended_by = 'twoFactorReset' where account_id = of_account and ended_at is null;
  perform api_keys_end(of_account, null, moment);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_reset_password(hash bytea, new_hash text, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  holder uuid;
begin
  delete from one_time_code c where c.code_hash = hash and c.purpose = 'passwordReset' and c.expires_at > moment
  returning c.account_id into holder;
  update account set password_hash = new_hash where id = holder and suspended_at is null;
  if not found then
    return false;
  end if;
  update session set ended_at = moment, ended_by = 'passwordReset' where account_id = holder and ended_at is null;
  perform api_keys_end(holder, null, moment);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_revoke_other_sessions(of_account uuid, kept_session uuid, moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update session set ended_at = moment, ended_by = 'revoked'
  where account_id = of_account and id <> kept_session and ended_at is null
$function$;

CREATE OR REPLACE FUNCTION public.identity_revoke_session(of_account uuid, wanted uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update session set ended_at = moment, ended_by = 'revoked'
  where id = wanted and account_id = of_account and ended_at is null and expires_at > moment;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_rights(of_staff uuid)
 RETURNS TABLE(account_id uuid, role text, levels jsonb, version integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.account_id, m.role, m.levels, m.rights_version
  from membership m
  where m.agency_id = nullif(current_setting('app.agency', true), '')::uuid and m.staff_id = of_staff
$function$;

CREATE OR REPLACE FUNCTION public.identity_session_facts(wanted uuid)
 RETURNS TABLE(may_choose boolean, former_login_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select
    case
      when a.product_role is not null then a.product_role = 'super_admin'
      else (select count(*) > 1 from membership m where m.account_id = a.id and may_enter(a.id, m.agency_id))
    end,
    s.former_login_at
  from session s
  join account a on a.id = s.account_id
  where s.id = wanted
$function$;

CREATE OR REPLACE FUNCTION public.identity_set_up(token_hash bytea, new_id uuid, new_email text, new_password_hash text, new_display_name text, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  lock table account in share row exclusive mode;
  if not identity_may_set_up(token_hash, moment) then
    return false;
  end if;
  delete from secret where name = 'firstAdminToken';
  insert into account (id, email, password_hash, display_name, product_role, created_at)
  values (new_id, new_email, new_password_hash, new_display_name, 'super_admin', moment);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_staff_account(of_staff uuid)
 RETURNS TABLE(account_id uuid, is_of_one boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select w.account_id, not exists (
    select from working_membership other where other.account_id = w.account_id and other.agency_id <> w.agency_id
  )
  from working_membership w
  where w.agency_id = nullif(current_setting('app.agency', true), '')::uuid and w.staff_id = of_staff
$function$;

CREATE OR REPLACE FUNCTION public.identity_staff_email(of_staff uuid)
 RETURNS TABLE(account_id uuid, email text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.email from working_membership w join account a on a.id = w.account_id
  where w.agency_id = nullif(current_setting('app.agency', true), '')::uuid and w.staff_id = of_staff
$function$;

CREATE OR REPLACE FUNCTION public.identity_staff_member(of_staff uuid)
 RETURNS TABLE(account_id uuid, email text, role text, state text, invited_at timestamp with time zone, suspended_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.account_id, a.email, m.role, identity_staff_state(m.agency_id, m.staff_id), m.invited_at, m.suspended_at
  from membership m
  join account a on a.id = m.account_id
  where m.agency_id = nullif(current_setting('app.agency', true), '')::uuid and m.staff_id = of_staff
$function$;

CREATE OR REPLACE FUNCTION public.identity_staff_refusal(of_staff uuid, by_account uuid, over_admins boolean, is_taken boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  held membership;
begin
  select * into held from membership m where m.agency_id = agency and m.staff_id = of_staff;
  return case
    when held.account_id is null then null
    when held.account_id = by_account then 'ownAccount'
    when held.role = 'agency' and not over_admins then 'notAllowed'
    when is_taken and held.role = 'agency' and not identity_has_other_admin(of_staff) then 'lastAdmin'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_staff_standing(of_agency uuid, of_staff uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when state = 'ACTIVE' and exists (
      select from membership m
      where m.agency_id = of_agency and m.staff_id = of_staff and m.role = 'staff'
        and m.levels::text !~ '"(VIEW|EDIT)_'
    ) then 'NO_ACCESS' else state end
  from identity_staff_state(of_agency, of_staff) state
$function$;

CREATE OR REPLACE FUNCTION public.identity_staff_state(of_agency uuid, of_staff uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce((
    select case when m.suspended_at is not null then 'SUSPENDED' when m.invited_at is not null then 'INVITED' else 'ACTIVE' end
    from membership m
    where m.agency_id = of_agency and m.staff_id = of_staff
      and of_agency = nullif(current_setting('app.agency', true), '')::uuid
  ), 'NONE')
$function$;

CREATE OR REPLACE FUNCTION public.identity_suspend_agency(wanted uuid, is_closing boolean, by_account uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update agency set suspended_at = case when is_closing then moment end
  where id = wanted and (suspended_at is null) = is_closing;
  if found then
    insert into agency_event (agency_id, account_id, at, action)
    values (wanted, by_account, moment, case when is_closing then 'suspend' else 'reactivate' end);
  end if;
  if is_closing then
    update session s set agency_id = null, agency_since = moment
    from account a
    where s.agency_id = wanted and s.ended_at is null and a.id = s.account_id and a.product_role = 'super_admin';
  end if;
  return exists (select from agency g where g.id = wanted);
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_suspend_staff(of_staff uuid, suspension timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update membership set suspended_at = suspension
  where agency_id = nullif(current_setting('app.agency', true), '')::uuid and staff_id = of_staff;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_turn_off_factor(of_account uuid, checked_secret bytea, step bigint, recovery_hash bytea, moment timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if factor_required(of_account) then
    return 'required';
  end if;
  if not spend_factor(of_account, checked_secret, step, recovery_hash, moment) then
    return 'wrong';
  end if;
  perform clear_factor(of_account);
  return 'done';
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_verify_sign_in(wanted bytea, checked_secret bytea, step bigint, recovery_hash bytea, moment timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held pending_sign_in;
begin
  perform from account a join pending_sign_in p on p.account_id = a.id where p.state_hash = wanted
  for no key update of a;
  select * into held from pending_sign_in p
  where p.state_hash = wanted and p.purpose = 'verify' and p.expires_at > moment for update;
  if not found then
    return 'over';
  end if;
  if not spend_factor(held.account_id, checked_secret, step, recovery_hash, moment) then
    return 'wrong';
  end if;
  delete from pending_sign_in where state_hash = wanted;
  return 'done';
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_visits(of_agency uuid, moment timestamp with time zone, most integer, skipped integer)
 RETURNS TABLE(id text, kind text, agency_id uuid, agency_name text, by_name text, by_email text, at timestamp with time zone, left_at timestamp with time zone, before text, after text, subject text, recipient text, total bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select
    d.kind || '-' || d.id, d.kind, g.id, g.name, a.display_name, a.email, d.at, d.left_at, d.before, d.after, d.subject,
    d.recipient, count(*) over ()
  from (
    select
      c.id, 'visit' as kind, c.agency_id, c.account_id, c.entered_at as at,
      coalesce(c.left_at, case when s.expires_at <= moment then s.expires_at end) as left_at,
      null as before, null as after, null as subject, null as recipient
    from crossing c
    left join session s on s.id = c.session_id
    union all
    select e.id, e.action, e.agency_id, e.account_id, e.at, null, e.before, e.after, e.subject, e.recipient
    from agency_event e
  ) d
  join agency g on g.id = d.agency_id
  join account a on a.id = d.account_id
  where of_agency is null or d.agency_id = of_agency
  order by d.at desc, d.kind = 'visit', d.id desc
  limit most offset skipped
$function$;

CREATE OR REPLACE FUNCTION public.identity_writer(of_account uuid)
 RETURNS TABLE(agency_id uuid, locale text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select
    case when a.product_role is null and count(g.id) = 1 then (array_agg(g.id))[1] end,
    coalesce((array_agg(g.locale order by m.created_at, m.agency_id))[1], 'en')
  from account a
  left join membership m on m.account_id = a.id and m.invited_at is null
  left join agency g on g.id = m.agency_id
  where a.id = of_account
  group by a.id
$function$;

CREATE OR REPLACE FUNCTION public.identity_writers(wanted uuid[])
 RETURNS TABLE(id uuid, display_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id, a.display_name
  from account a
  where a.id = any(wanted)
    and (
      a.product_role = 'super_admin'
      or exists (
        select from membership m
        where m.account_id = a.id and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
      )
    )
$function$;

CREATE OR REPLACE FUNCTION public.keep_code(hash bytea, of_account uuid, for_purpose text, inviting uuid, moment timestamp with time zone, expiry timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into one_time_code (code_hash, account_id, purpose, agency_id, created_at, expires_at)
  values (hash, of_account, for_purpose, inviting, moment, expiry)
  on conflict on constraint one_time_code_of_purpose
  do update set code_hash = excluded.code_hash, created_at = excluded.created_at, expires_at = excluded.expires_at
$function$;

CREATE OR REPLACE FUNCTION public.last_spoken(of_agency uuid, of_record uuid)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return (
    select max(l.at) from parties_of_talk(of_agency, of_record) w cross join lateral (
      select max(s.at) as at from spoken_talk s where s.agency_id = of_agency and s.record_id = w.id
    ) l
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.mail_agencies(of_mail uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.agency_id from mail m where m.id = of_mail and m.agency_id is not null
  union
  select s.agency_id
  from mail m
  join account a on a.id = m.account_id and a.product_role is null
  join membership s on s.account_id = a.id and s.invited_at is null
  where m.id = of_mail and m.kind <> 'invitation'
$function$;

CREATE OR REPLACE FUNCTION public.mail_carry(of_mail uuid, copies text[], reply_address text, reply_person text, about uuid, carried jsonb, head jsonb)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update mail
  set cc = copies, reply_to = reply_address, reply_name = reply_person, about_id = about, files = carried,
    envelope = head
  where id = of_mail and sent_at is null and agency_id = nullif(current_setting('app.agency', true), '')::uuid
  returning true
$function$;

CREATE OR REPLACE FUNCTION public.mail_files_waiting()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select (f ->> 'mediaId')::uuid
  from mail m, jsonb_array_elements(m.files) f
  where m.state = 'waiting' and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.mail_note_reading(reader uuid, of_mail uuid, has_link boolean, moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into agency_event (agency_id, account_id, at, action, mail_id, subject, recipient)
  select opened, a.id, moment, case when has_link then 'readLink' else 'readMail' end, m.id, m.subject, m.recipient
  from mail m
  join account a on a.id = reader and a.product_role = 'super_admin'
  cross join mail_agencies(m.id) opened
  where m.id = of_mail
    and not exists (
      select from agency_event e
      where e.agency_id = opened and e.account_id = a.id and e.mail_id = m.id
        and e.action = case when has_link then 'readLink' else 'readMail' end and e.at > moment - interval '1 hour'
    )
$function$;

CREATE OR REPLACE FUNCTION public.mail_of_agency(reader uuid, moment timestamp with time zone, wanted uuid, most integer, skipped integer)
 RETURNS TABLE(id uuid, agency_name text, recipient text, cc text[], files jsonb, kind text, subject text, text text, link text, state text, failure text, created_at timestamp with time zone, sent_at timestamp with time zone, is_for_super_admin boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select
    s.id, s.agency_name, s.recipient, s.cc, s.files, s.kind, s.subject, s.text,
    case when not o.is_closed then s.link end, s.state, s.failure, s.created_at, s.sent_at, o.is_closed
  from mail_shown(moment) s
  cross join lateral (
    select s.link is not null and s.kind = 'invitation'
      and exists (select from agency g where g.id <> s.agency_id)
      and not exists (select from account a where a.id = reader and a.product_role = 'super_admin' and a.suspended_at is null)
      as is_closed
  ) o
  where s.agency_id = nullif(current_setting('app.agency', true), '')::uuid
    and (wanted is null or s.id = wanted)
    and (s.kind = 'invitation' or not exists (
      select from account a
      left join membership m on m.account_id = a.id and m.agency_id <> s.agency_id and m.invited_at is null
      where a.id = s.account_id and (a.product_role is not null or m.account_id is not null)
    ))
  order by s.created_at desc, s.id desc
  limit most offset skipped
$function$;

CREATE OR REPLACE FUNCTION public.mail_of_product(reader uuid, moment timestamp with time zone, wanted uuid, most integer, skipped integer)
 RETURNS TABLE(id uuid, agency_name text, recipient text, cc text[], files jsonb, kind text, subject text, text text, link text, state text, failure text, created_at timestamp with time zone, sent_at timestamp with time zone, withheld_by uuid, withheld_by_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select
    s.id, s.agency_name, s.recipient, s.cc, s.files, s.kind, s.subject, s.text,
    case when o.id is null then s.link end, s.state, s.failure, s.created_at, s.sent_at, o.id, o.name
  from mail_shown(moment) s
  left join lateral (
    select g.id, g.name
    from mail_agencies(s.id) opened
    join agency g on g.id = opened
    where s.link is not null and not exists (
      select from mail_agencies(s.id) one where one = nullif(current_setting('app.agency', true), '')::uuid
    )
    order by g.suspended_at is null desc, coalesce(g.id = s.agency_id, false) desc, lower(g.name), g.id
    limit 1
  ) o on true
  where (wanted is null or s.id = wanted)
    and exists (select from account a where a.id = reader and a.product_role = 'super_admin' and a.suspended_at is null)
  order by s.created_at desc, s.id desc
  limit most offset skipped
$function$;

CREATE OR REPLACE FUNCTION public.mail_of_record(wanted uuid[], most integer, skipped integer)
 RETURNS TABLE(id uuid, kind text, subject text, recipient text, cc text[], files jsonb, state text, failure text, created_at timestamp with time zone, sent_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.id, m.kind, m.subject, m.recipient, m.cc, m.files, m.state, m.failure, m.created_at, m.sent_at
  from mail m
  where m.about_id = any(wanted) and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
  order by m.created_at desc, m.id desc
  limit most offset skipped
$function$;

CREATE OR REPLACE FUNCTION public.mail_post(new_id uuid, of_agency uuid, about uuid, new_recipient text, new_kind text, new_subject text, new_text text, new_html text, new_link text, until timestamp with time zone, hash bytea, new_state text, moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into mail (
    id, agency_id, account_id, recipient, kind, subject, text, html, link, link_until, code_hash, state, next_try_at,
    created_at
  ) values (
    new_id, of_agency, about, coalesce(new_recipient, ''), new_kind, new_subject, new_text, new_html, new_link, until,
    hash, new_state, moment, moment
  );
  if new_recipient is null then
    delete from mail where id = new_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.mail_shown(moment timestamp with time zone)
 RETURNS TABLE(id uuid, agency_id uuid, account_id uuid, agency_name text, recipient text, cc text[], files jsonb, kind text, subject text, text text, link text, state text, failure text, created_at timestamp with time zone, sent_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.id, m.agency_id, m.account_id, g.name, m.recipient, m.cc, m.files, m.kind, m.subject, m.text,
    case when m.state in ('kept', 'failed') and m.link_until > moment then m.link end,
    m.state, m.failure, m.created_at, m.sent_at
  from mail m
  left join agency g on g.id = m.agency_id
$function$;

CREATE OR REPLACE FUNCTION public.mail_states(wanted uuid[])
 RETURNS TABLE(id uuid, state text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select m.id, m.state from mail m
  where m.id = any(wanted) and m.agency_id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.mail_unsubscribable(of_mail uuid, address text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update mail set unsubscribe = address
    where id = of_mail and sent_at is null and agency_id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.mail_withdraw(hash bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update mail
  set link = null, code_hash = null, state = case when state = 'waiting' then 'withdrawn' else state end
  where code_hash = hash and agency_id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.mark_media_used()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update media m set used_at = now() from written w
    where m.agency_id = w.agency_id and m.id = w.media_id and m.used_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.may_enter(of_account uuid, wanted uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from account a
    join agency g on g.id = wanted and g.suspended_at is null
    left join membership m on m.agency_id = g.id and m.account_id = a.id
      and m.invited_at is null and m.suspended_at is null and m.removed_at is null
    where a.id = of_account and a.suspended_at is null
      and (a.product_role = 'super_admin' or (a.product_role is null and m.account_id is not null))
  )
$function$;

CREATE OR REPLACE FUNCTION public.move_talk_about()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_last_talk(b.agency_id, array_agg(distinct b.target_id))
    from (select agency_id, target_id from former union select agency_id, target_id from written) b group by b.agency_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.move_talk_of_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_last_talk(m.agency_id, array_agg(distinct m.id)) from (
      select f.agency_id, unnest(array[f.client_id, w.client_id]) as id
        from former f join written w on w.agency_id = f.agency_id and w.id = f.id
        where w.client_id <> f.client_id
    ) m group by m.agency_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_crossing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    update crossing set left_at = least(old.expires_at, old.ended_at) where session_id = old.id and left_at is null;
    return null;
  end if;
  if tg_op = 'UPDATE' and (new.ended_at is not null or new.agency_id is distinct from old.agency_id) then
    update crossing set left_at = coalesce(new.ended_at, new.agency_since) where session_id = new.id and left_at is null;
  end if;
  if new.agency_id is not null and new.ended_at is null
    and (tg_op = 'INSERT' or new.agency_id is distinct from old.agency_id)
    and exists (select from account a where a.id = new.account_id and a.product_role = 'super_admin')
  then
    insert into crossing (agency_id, account_id, session_id, entered_at)
    values (new.agency_id, new.account_id, new.id, coalesce(new.agency_since, new.created_at));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_former_sign_in()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.former_login_at := (select a.last_login_at from account a where a.id = new.account_id);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.operator_note_talents(reader uuid, of_agencies uuid[], moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into agency_event (agency_id, account_id, at, action)
  select g.id, a.id, moment, 'readTalents'
  from account a
  join agency g on g.id = any(of_agencies)
  where a.id = reader and a.product_role = 'super_admin'
    and not exists (
      select from agency_event e
      where e.agency_id = g.id and e.account_id = a.id and e.action = 'readTalents' and e.at > moment - interval '1 hour'
    )
$function$;

CREATE OR REPLACE FUNCTION public.operator_talents(reader uuid, of_agencies uuid[], words text, most integer)
 RETURNS TABLE(id uuid, label text, agency_id uuid, agency_name text, of_agency bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  former text := current_setting('app.agency', true);
  one record;
begin
  if not exists (
    select from account a where a.id = reader and a.product_role = 'super_admin' and a.suspended_at is null
  ) then
    return;
  end if;
  for one in select g.id, g.name from agency g where of_agencies is null or g.id = any(of_agencies) loop
    perform set_config('app.agency', one.id::text, true);
    return query
      select r.id, r.label, one.id, one.name, count(*) over ()
      from record r
      where r.agency_id = one.id and r.kind = 'talent' and r.deleted_at is null
        and position(lower(words) in lower(r.label)) > 0
      order by r.label, r.id
      limit most;
  end loop;
  perform set_config('app.agency', coalesce(former, ''), true);
end
$function$;

CREATE OR REPLACE FUNCTION public.parties_of_talk(of_agency uuid, of_record uuid)
 RETURNS TABLE(id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select of_record
  union all
  select c.id from partner_contacts c where c.agency_id = of_agency and c.client_id = of_record
$function$;

CREATE OR REPLACE FUNCTION public.people_of_talk(of_agency uuid, with_records uuid[])
 RETURNS TABLE(id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select unnest(with_records)
  union
  select c.client_id from partner_contacts c where c.agency_id = of_agency and c.id = any (with_records)
$function$;

CREATE OR REPLACE FUNCTION public.put_recovery_codes(of_account uuid, hashes bytea[], moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from recovery_code where account_id = of_account;
  insert into recovery_code (account_id, code_hash, created_at) select of_account, hash, moment from unnest(hashes) hash;
$function$;

CREATE OR REPLACE FUNCTION public.put_search_text(record uuid, record_kind text, record_label text, record_text text, record_lead text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  insert into search_text (agency_id, record_id, kind, label, text, lead, rest)
  values (agency, record, record_kind, record_label, record_text, record_lead, search_rest(record_lead, record_text))
  on conflict (agency_id, record_id) do update set kind = excluded.kind, label = excluded.label,
    text = excluded.text, lead = excluded.lead, rest = excluded.rest;
end
$function$;

CREATE OR REPLACE FUNCTION public.raise_last_talk()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into last_talk (agency_id, record_id, at)
    select w.agency_id, p.id, max(s.at) from written w
      cross join lateral (select max(t.at) as at from spoken_talk t
        where t.agency_id = w.agency_id and t.record_id = w.target_id and t.talk_id = w.owner_id) s
      cross join lateral people_of_talk(w.agency_id, array[w.target_id]) p
      where s.at is not null group by w.agency_id, p.id order by w.agency_id, p.id
    on conflict (agency_id, record_id) do update set at = excluded.at where last_talk.at < excluded.at;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refresh_last_talk(of_agency uuid, of_records uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  people uuid[] := array(select p.id from people_of_talk(of_agency, of_records) p);
begin
  insert into last_talk (agency_id, record_id, at)
    select of_agency, w.id, '-infinity' from unnest(people) w (id) order by w.id on conflict do nothing;
  perform from last_talk where agency_id = of_agency and record_id = any (people) order by record_id for update;
  update last_talk t set at = coalesce(s.at, '-infinity')
    from (select w.id, last_spoken(of_agency, w.id) as at from unnest(people) w (id)) s
    where t.agency_id = of_agency and t.record_id = s.id;
  delete from last_talk where agency_id = of_agency and record_id = any (people) and at = '-infinity';
end
$function$;

CREATE OR REPLACE FUNCTION public.search_alike(wanted_kinds text[], name text, most integer)
 RETURNS TABLE(record_id uuid, likeness real)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
 SET "pg_trgm.similarity_threshold" TO '0.6'
AS $function$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
begin
  -- Planned anew each time, as above.
  return query execute format('select s.record_id, similarity(s.label, %1$L) from living_text s
    where s.agency_id = $1 and s.kind = any ($2) and s.label %% %1$L order by 2 desc, s.record_id limit $3', name)
    using agency, wanted_kinds, most;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_among(ids uuid[], words text[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  patterns text[] := array(select search_pattern(word) from unnest(words) word);
begin
  return query select s.record_id from search_text s
    where s.agency_id = agency and s.record_id = any (ids) and s.text like all (patterns);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_ids(wanted_kind text, words text[], beyond_lead boolean DEFAULT false, most integer DEFAULT NULL::integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 200
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  patterns text[] := array(select search_pattern(word) from unnest(words) word);
  tokens text[] := array(select distinct token from unnest(words) word, search_tokens(word) token);
  short text := (select token from unnest(tokens) token where token !~ '[[:alnum:]]{3}' order by length(token) desc limit 1);
  ways text[] := array[null];
  indexed text;
begin
  select string_agg(format(
      case when beyond_lead then '(s.rest like %1$L or substr(s.lead, 2) like %1$L)'
        else '(s.rest like %1$L or substr(s.lead, 2) like %1$L or s.lead like %2$L)' end,
      search_pattern(token), substr(search_pattern(token), 2)), ' and ') into indexed
    from unnest(tokens) token where token ~ '[[:alnum:]]{3}';
  if short is not null then
    ways := array[format('search_pairs(substr(s.lead, 2) || '' '' || s.rest) @> %L::text[]', search_pairs(short))];
    if not beyond_lead then ways := ways || format('s.lead like %L', substr(search_pattern(short), 2)); end if;
  end if;
  -- Planned anew each time, for these very words: they decide which index is worth reading.
  return query execute (select string_agg(concat_ws(' and ', format('select s.record_id from %I s
    where s.agency_id = $1 and s.kind = $2 and s.text like all ($3)', case when most is null then 'search_text' else 'living_text' end),
    indexed, way), ' union ') || ' limit $4' from unnest(ways) way)
    using agency, wanted_kind, patterns, most;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_labels(wanted_kinds text[], patterns text[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  indexed text;
begin
  select string_agg(format('s.label like %L', pattern), ' and ') into indexed
    from unnest(patterns) pattern where pattern ~ '[[:alnum:]]{3}';
  return query execute concat_ws(' and ', 'select s.record_id from search_text s
    where s.agency_id = $1 and s.kind = any ($2) and s.label like all ($3)', indexed) using agency, wanted_kinds, patterns;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_pairs(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select letters || array(select a || b from unnest(letters, letters[2:]) pair(a, b) where a <> ' ' and b <> ' ')
  from (select string_to_array(words, null)) text(letters)
$function$;

CREATE OR REPLACE FUNCTION public.search_pattern(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$function$;

CREATE OR REPLACE FUNCTION public.search_people(wanted_kinds text[], words text[], most integer DEFAULT NULL::integer)
 RETURNS TABLE(record_id uuid, rank real)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'public', 'pg_temp'
 SET "pg_trgm.word_similarity_threshold" TO '0.45'
AS $function$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  phrase text := array_to_string(words, ' ');
  is_short boolean := octet_length(phrase) < 3;
  patterns text[] := array(select search_pattern(word) from unnest(words) word);
  starts text[] := array(select '% ' || substr(pattern, 2) from unnest(patterns) pattern);
  enough constant integer := 8;
  everybody constant integer := 2147483647;
  found uuid[] := '{}';
  named uuid[];
  condition text;
  likeness text;
begin
  if most is not null or is_short then
    found := array(select named_so.record_id from unnest(wanted_kinds) wanted cross join lateral (
      select s.record_id from living_text s where s.agency_id = agency and s.kind = wanted
        and s.lead ~>=~ words[1] and s.lead ~<~ (words[1] || U&'\FFFF') and starts_with(s.label, phrase)
      order by s.lead using ~<~ limit most) named_so);
  else
    found := array(select id from unnest(wanted_kinds) wanted, search_ids(wanted, words, false, everybody) id);
  end if;
  select string_agg(format('s.label like %L', search_pattern(word)), ' and ') into condition
    from unnest(words) word where word ~ '[[:alnum:]]{3}';
  if not is_short and cardinality(found) < most and condition is not null then
    execute format('select array(select s.record_id from living_text s
      where s.agency_id = $1 and s.kind = any ($2) and %s and s.label like all ($3) limit 5 * $4)', condition)
      into named using agency, wanted_kinds, patterns, most;
    found := found || named;
  end if;
  if not is_short and most is not null and cardinality(found) < enough then
    found := found || array(select id from unnest(wanted_kinds) wanted, search_ids(wanted, words, false, most) id);
  end if;
  return query select s.record_id, search_rank(s.label, phrase, starts, patterns) from search_text s
    where s.agency_id = agency and s.record_id = any (found) order by 2 desc, s.label collate "C" limit most;
  if is_short or cardinality(found) >= enough then return; end if;

  select string_agg(format(case when length(word) > 3 then '(s.label ~ %2$L or s.label %%> %1$L)'
          else '(s.label ~ %2$L or s.label like %3$L and '' '' || s.label like %4$L)' end,
        word, swaps, search_pattern(word), '% ' || substr(search_pattern(word), 2)), ' and '),
      format('(%s) / %s', string_agg(format('case when s.label ~ %2$L then 0.8 else word_similarity(%1$L, s.label) end',
        word, swaps), ' + '), count(*)) into condition, likeness
    from unnest(words) word, search_swaps(word) swaps where word ~ '[[:alnum:]]{3}';
  if condition is null then return; end if;
  -- Each of several words may be less alike, since all have to be: until the function ends.
  if cardinality(words) > 1 then perform set_config('pg_trgm.word_similarity_threshold', '0.4', true); end if;
  starts := array(select '% ' || substr(search_pattern(word), 2) from unnest(words) word where word !~ '[[:alnum:]]{3}');
  return query execute format('select s.record_id, (0.5 * %s)::real from living_text s
    where s.agency_id = $1 and s.kind = any ($2) and %s and '' '' || s.label like all ($3) and s.record_id <> all ($4)
    order by 2 desc, s.label collate "C" limit 50', likeness, condition) using agency, wanted_kinds, starts, found;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_plan(wanted_kind text, words text[], need integer, by_title boolean, OUT reach integer[], OUT leads boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  agency uuid := nullif(current_setting('app.agency', true), '')::uuid;
  patterns text[] := array(select search_pattern(word) from unnest(words) word);
  is_indexed boolean := exists (select from unnest(words) word, search_tokens(word) token);
  pages float := pg_relation_size('search_text') / current_setting('block_size')::integer;
  share float := least(1, 25 / greatest(1, pages));
  own integer;
  hits float;
  elsewhere float;
  expected float;
  most float;
begin
  select count(*), greatest(0.5, count(*) filter (where s.text like all (patterns))),
      count(*) filter (where s.rest like all (patterns) or substr(s.lead, 2) like all (patterns)) into own, hits, elsewhere
    from search_text s tablesample system (100 * share) repeatable (1) where s.agency_id = agency and s.kind = wanted_kind;
  expected := need * own / hits;
  -- To try a row of the order costs a third of reading one that matches, and five times a look at the next text.
  leads := by_title and 3 * elsewhere / share < 1.5 * expected;
  most := case when leads then 0 when is_indexed then 3 * hits else own / 5.0 end / share;
  reach := array(select size::integer from unnest(array[1.5, 16, 100]) factor, cast(factor * expected as float) size
    where size < most order by size);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_rank(label text, phrase text, starts text[], patterns text[])
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (case when label = phrase then 1 when starts_with(label, phrase) then 0.9 when ' ' || label like all (starts) then 0.8
    when label like all (patterns) then 0.7 else 0.6 end)::real
$function$;

CREATE OR REPLACE FUNCTION public.search_rest(lead text, words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(string_agg(token, ' '), '') from search_tokens(words) token where strpos(lead, token) = 0
$function$;

CREATE OR REPLACE FUNCTION public.search_swaps(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select '\m(' || string_agg(regexp_replace(
      overlay(word placing reverse(substr(word, i, 2)) from i for 2), '[][*+?(){}|^$.\\]', '\\\&', 'g'), '|') || ')'
      || case when length(word) = 3 then '\M' else '' end
    from generate_series(1, length(word) - 1) i
    where length(word) <= 12 and substr(word, i, 1) <> substr(word, i + 1, 1)
$function$;

CREATE OR REPLACE FUNCTION public.search_tokens(words text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select token from string_to_table(
    translate(words, $signs$!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~$signs$, repeat(' ', 32)), ' ') token
  where token <> ''
$function$;

CREATE OR REPLACE FUNCTION public.secure_tenant_tables()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  one record;
begin
  for one in
    select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity,
      -- Append-only tables have policies for reading and adding rows alone.
      exists (select from pg_policy p where p.polrelid = c.oid)
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('*', 'w', 'd')) as is_append_only
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    if one.relrowsecurity then
      if not one.relforcerowsecurity then
        execute format('alter table public.%I force row level security', one.relname);
      end if;
      if one.is_append_only then
        execute format('revoke update, delete on public.%I from greenroom_app', one.relname);
        execute format('grant select, insert on public.%I to greenroom_app', one.relname);
      else
        execute format('grant select, insert, update, delete on public.%I to greenroom_app', one.relname);
      end if;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.spend_factor(of_account uuid, checked_secret bytea, step bigint, recovery_hash bytea, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if step is not null then
    update account a set factor_step = step
    where a.id = of_account and a.factor_secret = checked_secret and (a.factor_step is null or a.factor_step < step);
  else
    update recovery_code r set used_at = moment
    where r.account_id = of_account and r.code_hash = recovery_hash and r.used_at is null;
  end if;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('greenroom', concat_ws(' ', tg_argv[0], to_jsonb(new) ->> tg_argv[1]));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_of_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'assignment', a.agency_id, a.staff_id))
    from (select distinct agency_id, staff_id from written) a;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_of_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'notification', n.agency_id, n.staff_id))
    from (select distinct agency_id, staff_id from written) n;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_of_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('greenroom', concat_ws(' ', 'place', new.agency_id, new.record_id, new.kind));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_of_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  kind text := (select r.kind from record r where r.agency_id = new.agency_id and r.id = new.record_id);
  keys text;
begin
  if new.action = 'update' then
    select string_agg(change ->> 'field', ',') into keys from jsonb_array_elements(new.changes) change;
  end if;
  -- A notification that is longer than 8000 bytes would end the write.
  if octet_length(keys) > 4000 then
    keys := '*';
  end if;
  perform pg_notify('greenroom', concat_ws(' ', 'record', new.agency_id, new.record_id, new.action, kind, keys));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.void_pending_sign_ins()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from pending_sign_in where account_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.webhook_agency()
 RETURNS TABLE(name text, locale text, is_suspended boolean, admins text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select g.name, g.locale, g.suspended_at is not null, array(
    select a.email from membership m join account a on a.id = m.account_id
    where m.agency_id = g.id and m.role = 'agency' and m.invited_at is null and m.suspended_at is null
      and m.removed_at is null and a.suspended_at is null
    order by a.email
  )
  from agency g where g.id = nullif(current_setting('app.agency', true), '')::uuid
$function$;

CREATE OR REPLACE FUNCTION public.webhook_feed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  written record;
begin
  if not exists (select from webhook w where w.agency_id = new.agency_id and w.is_active) then
    return null;
  end if;
  select r.kind, r.deleted_at is not null as is_deleted into written
    from record r where r.agency_id = new.agency_id and r.id = new.record_id;
  if written.kind is null then
    return null;
  end if;
  insert into webhook_due (agency_id, history_id, record_id, kind, former_kind, verb, at)
  values (
    new.agency_id, new.id, new.record_id, written.kind,
    case when new.action in ('convert', 'unconvert') then (
      select change ->> 'before' from jsonb_array_elements(new.changes) change where change ->> 'field' = 'kind' limit 1
    ) end,
    case
      when new.action = 'create' then 'created'
      when new.action = 'delete' then 'deleted'
      when new.action = 'restore' then 'restored'
      -- Both records of a merge have this action: one of them goes, and comes back without a change of its own.
      when new.action = 'merge' and written.is_deleted then 'deleted'
      when new.action = 'unmerge' and exists (
        select from merge m where m.agency_id = new.agency_id and m.gone_id = new.record_id and m.undone_at is null
      ) then 'restored'
      when new.action in ('convert', 'unconvert') then 'converted'
      else 'updated'
    end,
    new.at
  );
  perform pg_notify('greenroom', concat_ws(' ', 'webhook', new.agency_id));
  return null;
end
$function$;

create table accepted_clash (
  agency_id uuid not null,
  record_id uuid not null,
  version integer not null,
  items jsonb not null
);

create table account (
  id uuid not null,
  email text not null,
  password_hash text,
  display_name text not null,
  product_role text,
  time_zone text,
  created_at timestamp with time zone not null,
  last_login_at timestamp with time zone,
  suspended_at timestamp with time zone,
  factor_secret bytea,
  factor_confirmed_at timestamp with time zone,
  factor_step bigint,
  last_agency_id uuid
);

create table accounting_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  fee_basis text default 'PAID'::text not null,
  error_report_to text
);

create table agency (
  id uuid not null,
  name text not null,
  time_zone text default 'Australia/Sydney'::text not null,
  currency text default 'AUD'::text not null,
  locale text default 'en-AU'::text not null,
  created_at timestamp with time zone not null,
  suspended_at timestamp with time zone,
  password_length integer default 6 not null,
  requires_two_factor boolean default false not null,
  country text,
  first_weekday text default 'MO'::text not null
);

create table agency_event (
  id bigint generated always as identity not null,
  agency_id uuid not null,
  account_id uuid not null,
  at timestamp with time zone not null,
  action text not null,
  before text,
  after text,
  mail_id uuid,
  subject text,
  recipient text
);

create table agency_profile_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  email text,
  phone_number text,
  country_code text,
  website text
);

create table api_key (
  agency_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  staff_id uuid,
  name text not null,
  hint text not null,
  key_hash text not null,
  reads_only boolean not null,
  resources jsonb,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  revoked_by uuid
);

create table assignment (
  agency_id uuid not null,
  record_id uuid not null,
  staff_id uuid not null,
  via text not null
);

create table audios (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  title text collate "und-x-icu" not null,
  status text default 'PENDING'::text not null,
  publish_date timestamp(3) with time zone not null,
  media_credit text,
  is_on_webpage boolean default false not null,
  total_comment integer default 0 not null,
  total_reaction integer default 0 not null,
  total_shares integer default 0 not null,
  total_report integer default 0 not null,
  total_not_interested_in integer default 0 not null,
  total_irrelevance integer default 0 not null,
  open_signals integer default 0 not null,
  latest_reported_date timestamp(3) with time zone,
  creator_id uuid,
  content text,
  link text,
  external_audio_url text,
  thumbnail_id uuid,
  fandelo_pod boolean default false not null,
  relevance text default 'CLEAR'::text not null,
  time_zone_id text
);

create table audios_irrelevance_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table audios_medias (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table audios_tags (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table audios_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table calendar_block (
  agency_id uuid not null,
  id uuid not null,
  source_id uuid not null,
  person_id uuid not null,
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  first_day date,
  last_day date,
  title text,
  is_long boolean not null
);

create table calendar_feed (
  agency_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  scope text not null,
  person_id uuid,
  about text not null,
  detail text not null,
  words jsonb not null,
  token_hash text not null,
  created_at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone,
  made_of text,
  etag text
);

create table calendar_source (
  agency_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  name text not null,
  sealed_address text,
  host text,
  shows_names boolean not null,
  zone text not null,
  staff_id uuid,
  created_at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone,
  next_at timestamp(3) with time zone,
  etag text,
  modified text,
  hash text,
  made_at timestamp(3) with time zone,
  failure text,
  failed_since timestamp(3) with time zone,
  failures integer default 0 not null,
  events integer default 0 not null,
  blocks integer default 0 not null,
  fault_count integer default 0 not null,
  faults jsonb default '[]'::jsonb not null
);

create table call_logs (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  subject text collate "und-x-icu" default 'Call'::text not null,
  direction text not null,
  at timestamp(3) with time zone not null,
  duration_seconds integer,
  number text,
  country_code text,
  staff_id uuid,
  outcome_id uuid,
  note text,
  recording_id uuid,
  task_id uuid
);

create table call_logs_about (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table catalogues (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  type text not null,
  "position" integer default 10000 not null,
  parent_id uuid
);

create table cms_events (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  title text collate "und-x-icu" not null,
  status text default 'PENDING'::text not null,
  publish_date timestamp(3) with time zone not null,
  media_credit text,
  is_on_webpage boolean default false not null,
  total_comment integer default 0 not null,
  total_reaction integer default 0 not null,
  total_shares integer default 0 not null,
  total_report integer default 0 not null,
  total_not_interested_in integer default 0 not null,
  total_irrelevance integer default 0 not null,
  open_signals integer default 0 not null,
  latest_reported_date timestamp(3) with time zone,
  creator_id uuid,
  content text not null,
  link text,
  start timestamp(3) with time zone,
  start_time_zone text,
  start_is_all_day boolean default false not null,
  start_end timestamp(3) with time zone,
  start_day date,
  end_ timestamp(3) with time zone,
  end_time_zone text,
  end_is_all_day boolean default false not null,
  end_end timestamp(3) with time zone,
  end_day date,
  location text,
  location_id text,
  event_mode text default 'OFFLINE'::text not null,
  stream_url text,
  ticket_url text,
  fandelo_pod boolean default false not null,
  relevance text default 'CLEAR'::text not null
);

create table cms_events_irrelevance_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table cms_events_medias (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table cms_events_tags (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table cms_events_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table contact_point (
  agency_id uuid not null,
  record_id uuid not null,
  kind text not null,
  value text not null
);

create table contract_amounts (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  label text collate "und-x-icu" not null,
  contract_id uuid not null,
  due_on date,
  amount_currency text default 'AUD'::text not null,
  amount bigint not null,
  readiness text default 'NOT_READY'::text not null,
  payment_status text default 'UNPAID'::text not null,
  note text
);

create table contract_reminders_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid
);

create table contract_reminders_settings_rules (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  of text default 'END'::text not null,
  days_before integer default 30 not null
);

create table contract_templates (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  type_id uuid,
  text text not null,
  is_hidden boolean default false not null,
  "position" integer default 10000 not null
);

create table contract_terms_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid
);

create table contract_terms_settings_term_configs (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  name text not null,
  text text not null
);

create table contract_types (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  is_hidden boolean default false not null,
  "position" integer default 10000 not null
);

create table contracting_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  prefix text default 'C-'::text not null,
  approval_above_currency text default 'AUD'::text not null,
  approval_above bigint
);

create table contracts (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  summary text collate "und-x-icu" not null,
  status_id uuid not null,
  client_id uuid,
  starts_on date,
  ends_on date,
  description text,
  opportunity_id uuid,
  event_id uuid,
  financial_status text default 'NOT_READY'::text not null,
  project_id uuid,
  reference text collate "und-x-icu",
  type_id uuid,
  template_id uuid,
  signed_on date,
  notice_months integer,
  notice_days integer,
  notice_on date,
  renewal text default 'NONE'::text not null,
  renewal_months integer,
  next_ends_on date,
  agreed_ends_on date,
  renewed integer default 0 not null,
  creator_id uuid,
  value_currency text default 'AUD'::text not null,
  value bigint,
  tax_mode text,
  approval text default 'NONE'::text not null,
  approval_asked_by_id uuid,
  approved_by_id uuid,
  approval_note text,
  accepted_conflicts integer,
  terms text,
  custom jsonb default '{}'::jsonb not null
);

create table contracts_assignees (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table contracts_attachments (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table contracts_documents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table contracts_exclusivities (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  category text,
  territory text,
  place text,
  place_id text,
  radius_km integer,
  starts_on date,
  ends_on date
);

create table contracts_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table credit_note_paper (
  agency_id uuid not null,
  credit_note_id uuid not null,
  words jsonb not null,
  created_at timestamp(3) with time zone not null
);

create table credit_notes (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  number text collate "und-x-icu" not null,
  invoice_id uuid not null,
  client_id uuid,
  status text default 'ISSUED'::text not null,
  issued_on date not null,
  currency text default 'AUD'::text not null,
  amount bigint not null,
  reason text not null,
  subtotal bigint,
  tax bigint,
  fee bigint,
  paper_id uuid,
  void_reason text,
  note text
);

create table credit_notes_rates (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  rate bigint,
  net bigint not null,
  tax bigint not null
);

create table credit_notes_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table crossing (
  id bigint generated always as identity not null,
  agency_id uuid not null,
  account_id uuid not null,
  session_id uuid not null,
  entered_at timestamp with time zone not null,
  left_at timestamp with time zone
);

create table custom_fields (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  label text collate "und-x-icu" not null,
  owner_type text not null,
  data_type text not null,
  help_text text,
  is_required boolean default false not null,
  section text,
  status text default 'ACTIVE'::text not null,
  "position" integer default 1000 not null
);

create table custom_fields_options (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  value text not null,
  is_retired boolean default false not null
);

create table dashboard_setting (
  agency_id uuid not null,
  account_id uuid not null,
  tiles jsonb not null
);

create table demo_step (
  name text not null,
  planned_at timestamp with time zone not null,
  done_at timestamp with time zone not null,
  ids jsonb
);

create table enquiries (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  subject text collate "und-x-icu" not null,
  name text collate "und-x-icu" not null,
  email text,
  phone_number text,
  country_code text,
  message text not null,
  form_id uuid,
  page text,
  at timestamp(3) with time zone not null,
  state text default 'NEW'::text not null,
  answered_at timestamp(3) with time zone,
  contact_id uuid,
  scout_id uuid,
  opportunity_id uuid
);

create table enquiries_about (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table enquiries_assignees (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table enquiries_spam_reasons (
  agency_id uuid not null,
  owner_id uuid not null,
  value text not null,
  "position" integer not null
);

create table enquiries_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table enquiry_forms (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  name text collate "und-x-icu" not null,
  is_open boolean default true not null,
  introduction text,
  thanks text,
  asks_phone boolean default true not null
);

create table enquiry_forms_origins (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  origin text not null
);

create table enquiry_forms_staff (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table enquiry_forms_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table entity_terms_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid
);

create table entity_terms_settings_terms (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  key text not null,
  singular text,
  plural text,
  locale text,
  gender text
);

create table events (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  summary text collate "und-x-icu" not null,
  type_id uuid,
  status_id uuid not null,
  starts_at timestamp(3) with time zone,
  starts_at_time_zone text,
  starts_at_is_all_day boolean default false not null,
  starts_at_end timestamp(3) with time zone,
  starts_at_day date,
  ends_at timestamp(3) with time zone,
  ends_at_time_zone text,
  ends_at_is_all_day boolean default false not null,
  ends_at_end timestamp(3) with time zone,
  ends_at_day date,
  venue text,
  venue_id text,
  address text,
  client_id uuid,
  opportunity_id uuid,
  lead_id uuid,
  creator_id uuid,
  capacity integer,
  description text,
  project_id uuid,
  travel_before integer,
  travel_after integer,
  custom jsonb default '{}'::jsonb not null
);

create table events_assignees (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table events_attachments (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table events_collaborators (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table events_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table expenses (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  summary text collate "und-x-icu" not null,
  spent_on date not null,
  amount_currency text default 'AUD'::text not null,
  amount bigint not null,
  tax_rate_id uuid,
  category_id uuid,
  paid_by text default 'AGENCY'::text not null,
  staff_id uuid,
  charge_to text default 'AGENCY'::text not null,
  client_id uuid,
  talent_id uuid,
  contract_id uuid,
  event_id uuid,
  project_id uuid,
  task_id uuid,
  supplier_id uuid,
  readiness text default 'NOT_CHARGED'::text not null,
  note text
);

create table expenses_receipts (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table factor_mail_code (
  account_id uuid not null,
  code_hash bytea not null,
  expires_at timestamp with time zone not null
);

create table favorite (
  id uuid not null,
  display_name text not null,
  link text,
  is_marked boolean default true not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  marked_at timestamp with time zone not null,
  avatar_id uuid,
  status text default 'PENDING'::text not null,
  tags text[] default '{}'::text[] not null,
  version integer default 1 not null
);

create table favorite_connection (
  favorite_id uuid not null,
  other_id uuid not null
);

create table history (
  agency_id uuid not null,
  id uuid not null,
  record_id uuid not null,
  at timestamp(3) with time zone not null,
  account_id uuid,
  staff_id uuid,
  action text not null,
  version integer not null,
  changes jsonb not null,
  key_id uuid,
  key_name text
);

create table holding_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  others text default 'RELEASE'::text not null
);

create table holds (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  label text collate "und-x-icu" default 'Hold'::text not null,
  talent_id uuid not null,
  day date not null,
  rank integer,
  state text default 'HELD'::text not null,
  event_id uuid,
  opportunity_id uuid,
  client_id uuid,
  expires_at timestamp(3) with time zone,
  others text default 'RELEASE'::text not null,
  note text
);

create table idempotency_key (
  agency_id uuid not null,
  account_id uuid not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamp(3) with time zone not null
);

create table import (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  account_id uuid not null,
  undone_by uuid,
  kind text not null,
  media_id uuid not null,
  filename text not null,
  state text not null,
  failure jsonb,
  headings jsonb default '[]'::jsonb not null,
  mapping jsonb,
  total integer default 0 not null,
  done integer default 0 not null,
  to_create integer default 0 not null,
  to_update integer default 0 not null,
  to_skip integer default 0 not null,
  faults integer default 0 not null,
  created integer default 0 not null,
  updated integer default 0 not null,
  skipped integer default 0 not null,
  undone integer default 0 not null,
  kept integer default 0 not null,
  tries integer default 0 not null,
  created_at timestamp(3) with time zone not null,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  forgotten_at timestamp(3) with time zone,
  date_orders jsonb default '[]'::jsonb not null,
  sheets jsonb default '[]'::jsonb not null,
  sheet integer,
  mends jsonb default '[]'::jsonb not null,
  left_out integer default 0 not null,
  shortcut text
);

create table import_row (
  agency_id uuid not null,
  import_id uuid not null,
  "position" integer not null,
  cells jsonb not null,
  key text,
  plan text,
  faults jsonb,
  outcome text,
  record_id uuid,
  record_version integer,
  undo text,
  file_row integer not null
);

create table invoice_item (
  agency_id uuid not null,
  item_id uuid not null,
  invoice_id uuid not null,
  kind text not null
);

create table invoice_mails_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  subject text,
  body text,
  cc text,
  reply_to text,
  attaches_pdf boolean default true not null,
  type text not null
);

create table invoice_paper (
  agency_id uuid not null,
  invoice_id uuid not null,
  words jsonb not null,
  created_at timestamp(3) with time zone not null
);

create table invoice_payment (
  agency_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  amount bigint not null,
  paid_on date not null,
  method text not null,
  received_by text not null,
  reference text,
  note text,
  reverses_id uuid,
  created_at timestamp(3) with time zone not null,
  account_id uuid,
  staff_id uuid,
  credit bigint default 0 not null,
  fee bigint default 0 not null
);

create table invoice_reminder (
  agency_id uuid not null,
  invoice_id uuid not null,
  days integer not null,
  due_on date not null,
  created_at timestamp(3) with time zone not null
);

create table invoice_reminders_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid
);

create table invoice_reminders_settings_steps (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  days integer default 7 not null
);

create table invoices (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  number text collate "und-x-icu" not null,
  client_id uuid not null,
  status text default 'CREATED'::text not null,
  payment_status text default 'UNPAID'::text not null,
  issued_on date not null,
  due_on date,
  currency text default 'AUD'::text not null,
  tax_mode text,
  rounding text,
  purchase_order text,
  subtotal bigint,
  tax bigint,
  total bigint,
  paid bigint,
  outstanding bigint,
  sent_on date,
  paper_id uuid,
  void_reason text,
  note text,
  credited bigint,
  fee bigint,
  reminders_paused_until date
);

create table invoices_lines (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  item_id uuid,
  talent_id uuid,
  description text not null,
  quantity bigint default 10000 not null,
  unit_price bigint not null,
  discount bigint,
  tax_rate_id uuid,
  rate bigint,
  amount bigint,
  tax bigint,
  fee bigint
);

create table invoices_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table invoicing_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  legal_name text,
  tax_number text,
  address text,
  email text,
  title text,
  accent text,
  bank text,
  payment_words text,
  footer text,
  prefix text default 'INV-'::text not null,
  credit_prefix text default 'CN-'::text not null,
  digits integer default 4 not null,
  restarts_yearly boolean default true not null,
  next integer,
  term_days integer default 14 not null,
  tax_mode text default 'EXCLUSIVE'::text not null,
  rounding text default 'INVOICE'::text not null,
  tax_rate_id uuid
);

create table job (
  agency_id uuid not null,
  id uuid not null,
  name text not null,
  once text,
  payload jsonb not null,
  state text not null,
  due_at timestamp(3) with time zone not null,
  tries integer not null,
  failure text,
  created_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone
);

create table last_talk (
  agency_id uuid not null,
  record_id uuid not null,
  at timestamp(3) with time zone not null
);

create table library_items (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  name text collate "und-x-icu" not null,
  type text default 'FOLDER'::text not null,
  parent_id uuid,
  owner_id uuid,
  file_id uuid,
  media_type text,
  bytes integer,
  is_sensitive boolean default false not null,
  is_system boolean default false not null,
  takes_uploads boolean default true not null
);

create table library_reading (
  agency_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  at timestamp(3) with time zone not null,
  account_id uuid,
  staff_id uuid,
  reader text not null,
  is_download boolean default false not null,
  is_outside boolean default false not null
);

create table library_space_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  quota_megabytes integer
);

create table mail (
  id uuid not null,
  agency_id uuid,
  account_id uuid,
  recipient text not null,
  kind text not null,
  subject text not null,
  text text not null,
  html text not null,
  link text,
  link_until timestamp with time zone,
  code_hash bytea,
  state text not null,
  failure text,
  tries integer default 0 not null,
  next_try_at timestamp with time zone,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  unsubscribe text,
  cc text[] default '{}'::text[] not null,
  reply_to text,
  reply_name text,
  about_id uuid,
  files jsonb default '[]'::jsonb not null,
  envelope jsonb default '{}'::jsonb not null
);

create table mail_html (
  agency_id uuid not null,
  mail_id uuid not null,
  html text not null,
  blocked_pictures integer not null,
  pictures jsonb default '{}'::jsonb not null
);

create table mail_logs (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  subject text collate "und-x-icu" not null,
  direction text not null,
  state text not null,
  failure text,
  at timestamp(3) with time zone not null,
  from_name text,
  from_address text,
  staff_id uuid,
  text text,
  is_automatic boolean default false not null,
  thread_id text,
  reply_to text
);

create table mail_logs_about (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table mail_logs_attachments (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table mail_logs_recipients (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  kind text not null,
  address text not null,
  name text
);

create table mail_message (
  agency_id uuid not null,
  message_id text not null,
  thread_id uuid not null,
  mail_id uuid not null,
  at timestamp(3) with time zone not null
);

create table mail_templates (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  name text collate "und-x-icu" not null,
  subject text,
  text text not null
);

create table mailbox (
  agency_id uuid not null,
  id uuid not null,
  staff_id uuid,
  account_id uuid not null,
  address text not null,
  host text not null,
  port integer not null,
  security text not null,
  username text not null,
  sealed_password text not null,
  since timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone,
  next_at timestamp(3) with time zone not null,
  leased_until timestamp(3) with time zone,
  kept integer default 0 not null,
  failure text,
  failure_text text,
  failed_since timestamp(3) with time zone,
  told_at timestamp(3) with time zone,
  failures integer default 0 not null
);

create table mailbox_folder (
  agency_id uuid not null,
  mailbox_id uuid not null,
  path text not null,
  uid_validity text not null,
  next_uid bigint not null
);

create table management_fee_rules (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  rate bigint,
  fixed_currency text default 'AUD'::text not null,
  fixed bigint,
  basis text default 'NET'::text not null,
  least_currency text default 'AUD'::text not null,
  "least" bigint,
  most_currency text default 'AUD'::text not null,
  most bigint,
  starts_on date,
  ends_on date,
  is_managerial boolean default false not null,
  "position" integer default 10000 not null
);

create table management_fee_rules_contract_types (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table management_fee_rules_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table management_fee_rules_task_types (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table management_fees (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  contract_id uuid not null,
  rate bigint,
  fixed_currency text default 'AUD'::text not null,
  fixed bigint,
  basis text default 'NET'::text not null,
  note text
);

create table media (
  agency_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  upload_key text not null,
  state text not null,
  failure text,
  filename text not null,
  original_filename text not null,
  content_type text,
  type_of_media text,
  bytes bigint not null,
  parts integer not null,
  sha256 text,
  width integer,
  height integer,
  duration bigint,
  object text,
  sizes jsonb default '{}'::jsonb not null,
  tries integer,
  next_try_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  uploaded_at timestamp(3) with time zone,
  unused_since timestamp(3) with time zone,
  external_link text,
  part_at timestamp(3) with time zone,
  library_key text,
  used_at timestamp(3) with time zone
);

create table media_part (
  agency_id uuid not null,
  media_id uuid not null,
  "position" integer not null,
  start bigint,
  bytes bigint not null,
  object text not null
);

create table media_use (
  agency_id uuid not null,
  media_id uuid not null,
  record_id uuid not null,
  purpose text not null
);

create table membership (
  agency_id uuid not null,
  account_id uuid not null,
  staff_id uuid,
  role text not null,
  levels jsonb default '{}'::jsonb not null,
  time_zone text,
  created_at timestamp with time zone not null,
  suspended_at timestamp with time zone,
  removed_at timestamp with time zone,
  invited_at timestamp with time zone,
  rights_version integer default 0 not null
);

create table merge (
  agency_id uuid not null,
  id uuid not null,
  kind text not null,
  kept_id uuid not null,
  kept_version integer not null,
  gone_id uuid not null,
  gone_version integer not null,
  at timestamp(3) with time zone not null,
  changes jsonb not null,
  moved jsonb not null,
  undone_at timestamp(3) with time zone
);

create table message (
  account_id uuid not null,
  "position" bigint not null,
  agency_id uuid,
  kind text not null,
  body jsonb not null,
  created_at timestamp with time zone not null
);

create table message_counter (
  account_id uuid not null,
  last bigint not null,
  forgotten bigint default 0 not null
);

create table modules_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid
);

create table modules_settings_hidden_lists (
  agency_id uuid not null,
  owner_id uuid not null,
  value text not null,
  "position" integer not null
);

create table news_items (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  title text collate "und-x-icu" not null,
  status text default 'PENDING'::text not null,
  publish_date timestamp(3) with time zone not null,
  media_credit text,
  is_on_webpage boolean default false not null,
  total_comment integer default 0 not null,
  total_reaction integer default 0 not null,
  total_shares integer default 0 not null,
  total_report integer default 0 not null,
  total_not_interested_in integer default 0 not null,
  total_irrelevance integer default 0 not null,
  open_signals integer default 0 not null,
  latest_reported_date timestamp(3) with time zone,
  creator_id uuid,
  content text not null,
  link text,
  external_image_url text,
  relevance text default 'CLEAR'::text not null,
  time_zone_id text
);

create table news_items_irrelevance_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table news_items_medias (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table news_items_tags (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table news_items_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table notes (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  text text not null,
  owner_id uuid not null,
  author_id uuid,
  is_pinned boolean default false not null
);

create table notes_attachments (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table notes_mentions (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table notification (
  agency_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  record_id uuid not null,
  events jsonb not null,
  created_at timestamp(3) with time zone not null,
  at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone,
  mailed_at timestamp(3) with time zone,
  once text
);

create table notification_digest (
  agency_id uuid not null,
  staff_id uuid not null,
  day date not null
);

create table notification_setting (
  agency_id uuid not null,
  staff_id uuid not null,
  mail text not null,
  shows_reminders boolean default true not null
);

create table number_series (
  agency_id uuid not null,
  series text not null,
  year integer not null,
  last integer not null,
  "least" integer default 1 not null
);

create table one_time_code (
  code_hash bytea not null,
  account_id uuid not null,
  purpose text not null,
  agency_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);

create table opportunities (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  custom jsonb default '{}'::jsonb not null,
  summary text collate "und-x-icu" not null,
  status_id uuid not null,
  client_id uuid,
  contact_id uuid,
  lead_id uuid,
  creator_id uuid,
  value_currency text default 'AUD'::text not null,
  value bigint,
  probability integer,
  expected_on date,
  decided_on date,
  lost_reason_id uuid,
  source_id uuid,
  category_id uuid,
  venue text,
  venue_id text,
  description text
);

create table opportunities_assignees (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table opportunities_attachments (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table opportunities_collaborators (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table opportunities_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table partner_contacts (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  name text collate "und-x-icu" not null,
  role text,
  email text,
  phone_number text,
  country_code text,
  whatsapp_number text,
  whatsapp_country_code text,
  whatsapp_number_id text,
  client_id uuid not null,
  relationship text,
  address text
);

create table partners (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  custom jsonb default '{}'::jsonb not null,
  display_name text collate "und-x-icu" not null,
  industry_category_id uuid,
  company_website text,
  email text collate "und-x-icu",
  phone_number text,
  country_code text,
  head_office_location text collate "und-x-icu",
  head_office_location_id text,
  headline text,
  bio text,
  avatar_id uuid
);

create table partners_addresses (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  address_line1 text not null,
  district text,
  city text,
  state text,
  zip text,
  country text,
  type text default 'HOME'::text not null,
  as_contact_address boolean default false not null,
  city_id text,
  state_id text,
  country_id text,
  entire_address text
);

create table partners_assignees (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table partners_attributes (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  title text not null,
  value text,
  type text
);

create table partners_billing_contacts (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  name text not null,
  phone_number text,
  country_code text,
  email text,
  entire_address text
);

create table partners_medias (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table pending_sign_in (
  state_hash bytea not null,
  account_id uuid not null,
  purpose text not null,
  secret bytea,
  tries integer default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  address text,
  user_agent text
);

create table place (
  agency_id uuid not null,
  record_id uuid not null,
  kind text not null,
  column_key text collate "C" not null,
  key text collate "C" not null
);

create table poll_vote (
  agency_id uuid not null,
  poll_id uuid not null,
  fan_id text not null,
  option_id uuid not null,
  at timestamp(3) with time zone not null
);

create table preference (
  agency_id uuid not null,
  account_id uuid not null,
  key text not null,
  value jsonb not null,
  updated_at timestamp(3) with time zone not null
);

create table project_groups (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  project_id uuid not null,
  "position" integer default 10000 not null
);

create table projects (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  summary text collate "und-x-icu" not null,
  type_id uuid,
  status_id uuid not null,
  priority_level text default 'MEDIUM'::text not null,
  client_id uuid,
  starts_on date,
  ends_on date,
  completed_on date,
  lead_id uuid,
  creator_id uuid,
  venue text,
  venue_id text,
  budget_currency text default 'AUD'::text not null,
  budget bigint,
  description text,
  custom jsonb default '{}'::jsonb not null
);

create table projects_assignees (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table projects_attachments (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table projects_collaborators (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table projects_suppliers (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table projects_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table rate_limit (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint
);

create table record (
  agency_id uuid not null,
  id uuid not null,
  kind text not null,
  label text collate "und-x-icu" not null,
  avatar text,
  deleted_at timestamp(3) with time zone,
  purged_at timestamp(3) with time zone
);

create table recovery_code (
  account_id uuid not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table sample_set (
  agency_id uuid not null,
  records jsonb not null
);

create table saved_filters (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  name text collate "und-x-icu" not null,
  api text not null,
  parameters text not null,
  owner_id text,
  owner_type text
);

create table search_due (
  agency_id uuid not null,
  kind text not null,
  since timestamp(3) with time zone not null
);

create table search_shape (
  kind text not null,
  shape text not null
);

create table search_text (
  agency_id uuid not null,
  record_id uuid not null,
  kind text not null,
  label text not null,
  text text not null,
  lead text default ''::text not null,
  rest text default ''::text not null
);

create table secret (
  name text not null,
  value bytea not null,
  created_at timestamp with time zone not null
);

create table session (
  id uuid not null,
  account_id uuid not null,
  agency_id uuid,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  refresh_counter integer default 0 not null,
  refreshed_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by text,
  address text,
  user_agent text,
  former_login_at timestamp with time zone,
  agency_since timestamp with time zone
);

create table share (
  agency_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  staff_id uuid,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  password_hash text,
  may_download boolean default false not null,
  most_downloads integer,
  downloads integer default 0 not null,
  note text,
  confirmed_ids jsonb default '[]'::jsonb not null,
  revoked_at timestamp(3) with time zone
);

create table share_event (
  agency_id uuid not null,
  id uuid not null,
  share_id uuid not null,
  recipient_id uuid not null,
  item_id uuid,
  use text not null,
  at timestamp(3) with time zone not null,
  address text not null
);

create table share_item (
  agency_id uuid not null,
  share_id uuid not null,
  item_id uuid not null,
  "position" integer not null
);

create table share_recipient (
  agency_id uuid not null,
  id uuid not null,
  share_id uuid not null,
  "position" integer not null,
  email text,
  token_hash text not null,
  sealed_token text not null,
  revoked_at timestamp(3) with time zone,
  opens integer default 0 not null,
  downloads integer default 0 not null,
  last_opened_at timestamp(3) with time zone,
  mail_id uuid
);

create table signal (
  agency_id uuid not null,
  target_id uuid not null,
  hiding text not null,
  fan_id text not null,
  talent_id uuid not null,
  reason text,
  text text,
  at timestamp(3) with time zone not null,
  closed_at timestamp(3) with time zone,
  closed_version integer
);

create table snippet_polls (
  agency_id uuid not null,
  id uuid not null,
  kind text not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  content text not null,
  expiry_date timestamp(3) with time zone not null,
  total_participants integer default 0 not null,
  talent_id uuid not null,
  link text,
  event_id uuid,
  location text,
  location_id text,
  publish_date timestamp(3) with time zone,
  pin boolean default false not null,
  total_meetup_users integer default 0 not null,
  total_comment integer default 0 not null,
  total_reaction integer default 0 not null,
  total_share integer default 0 not null,
  relevance text default 'CLEAR'::text not null,
  total_report integer default 0 not null,
  total_not_interested_in integer default 0 not null,
  total_irrelevance integer default 0 not null,
  open_signals integer default 0 not null,
  latest_reported_date timestamp(3) with time zone,
  creator_id uuid
);

create table snippet_polls_irrelevance_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table snippet_polls_medias (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table snippet_polls_options (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  text text not null
);

create table snippet_posts (
  agency_id uuid not null,
  id uuid not null,
  kind text not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  content text,
  talent_id uuid not null,
  link text,
  event_id uuid,
  location text,
  location_id text,
  publish_date timestamp(3) with time zone,
  pin boolean default false not null,
  total_meetup_users integer default 0 not null,
  total_comment integer default 0 not null,
  total_reaction integer default 0 not null,
  total_share integer default 0 not null,
  relevance text default 'CLEAR'::text not null,
  total_report integer default 0 not null,
  total_not_interested_in integer default 0 not null,
  total_irrelevance integer default 0 not null,
  open_signals integer default 0 not null,
  latest_reported_date timestamp(3) with time zone,
  creator_id uuid,
  name text not null
);

create table snippet_posts_irrelevance_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table snippet_posts_medias (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table social_connection (
  agency_id uuid not null,
  social_id uuid not null,
  record_id uuid not null,
  platform text not null,
  provider text not null,
  provider_account_id text not null,
  username text,
  display_name text,
  token text not null,
  expires_at timestamp(3) with time zone,
  account_id uuid not null,
  staff_id uuid,
  connected_at timestamp(3) with time zone not null
);

create table social_state (
  agency_id uuid not null,
  nonce text not null,
  expires_at timestamp(3) with time zone not null
);

create table staff (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  position_id uuid,
  email text collate "und-x-icu" not null,
  phone_number text,
  country_code text,
  location text,
  location_id text,
  dob date,
  start_date date,
  timezone_id text,
  last_login timestamp(3) with time zone,
  avatar_id uuid
);

create table staff_medias (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table status_categories (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  type text not null,
  code text not null,
  is_hidden boolean default false not null,
  "position" integer default 0 not null
);

create table statuses (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  status_name text collate "und-x-icu" not null,
  type text not null,
  category_id uuid not null,
  color text default '#2f5d8a'::text not null,
  "position" integer default 10000 not null
);

create table sub_contracts (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  summary text collate "und-x-icu" not null,
  contract_id uuid not null,
  talent_id uuid,
  status_id uuid not null,
  amount_currency text default 'AUD'::text not null,
  amount bigint,
  share integer,
  starts_on date,
  ends_on date,
  description text
);

create table sub_contracts_attachments (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table sub_contracts_deliverables (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  name text not null,
  due_on date,
  is_done boolean default false not null
);

create table suppliers (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  email text,
  phone_number text,
  country_code text
);

create table talents (
  agency_id uuid not null,
  id uuid not null,
  kind text not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  custom jsonb default '{}'::jsonb not null,
  display_name text collate "und-x-icu" not null,
  status text default 'PENDING'::text not null,
  state text default 'ACTIVE'::text not null,
  email text,
  phone_number text,
  country_code text,
  dob date,
  location text collate "und-x-icu",
  location_id text,
  website text,
  start_date date,
  headline text,
  bio text,
  type_id uuid,
  legal_given_names text,
  legal_family_name text,
  stage_name text,
  former_names text,
  pronouns text,
  gender text,
  birth_place text,
  birth_place_id text,
  nationality text,
  team_id uuid,
  league_id uuid,
  playing_position text,
  strong_side text,
  commission integer,
  tax_number text,
  tax_residence text,
  is_tax_registered boolean default false not null,
  height integer,
  weight integer,
  chest integer,
  waist integer,
  hips integer,
  inseam integer,
  collar integer,
  sleeve integer,
  shoulders integer,
  head integer,
  shoe_size text,
  dress_size text,
  suit_size text,
  glove_size text,
  hair_colour text,
  eye_colour text,
  distinctive_marks text,
  measured_on date,
  brands_to_avoid text,
  avatar_id uuid,
  timezone_id text
);

create table talents_achievements (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  title text not null,
  event text,
  year integer,
  description text
);

create table talents_addresses (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  address_line1 text not null,
  district text,
  city text,
  city_id text,
  state text,
  state_id text,
  zip text,
  country text,
  country_id text,
  entire_address text,
  type text default 'HOME'::text not null,
  as_contact_address boolean default false not null
);

create table talents_agreements (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  title text not null,
  type text,
  signed_on date,
  starts_on date,
  ends_on date
);

create table talents_assignees (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table talents_bank_accounts (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  account_name text not null,
  bank text,
  branch_code text,
  account_number text not null,
  swift text,
  is_default boolean default false not null
);

create table talents_billing_contacts (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  name text not null,
  phone_number text,
  country_code text,
  email text,
  entire_address text
);

create table talents_brands (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  brand text not null,
  category text,
  starts_on date,
  ends_on date,
  is_exclusive boolean default false not null,
  exclusive_until date
);

create table talents_careers (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  title text not null,
  organisation text,
  from_date date,
  to_date date,
  description text
);

create table talents_categories (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table talents_companies (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  name text not null,
  role text,
  registration_number text,
  country text
);

create table talents_emergency_contacts (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  name text not null,
  relationship text,
  phone_number text,
  country_code text,
  email text
);

create table talents_families (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  name text not null,
  relationship text,
  dob date,
  phone_number text,
  country_code text,
  email text,
  is_guardian boolean default false not null
);

create table talents_identity_documents (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  type text default 'PASSPORT'::text not null,
  number text not null,
  country text,
  issued_on date,
  expires_on date
);

create table talents_languages (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  language text not null,
  level text
);

create table talents_medias (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table talents_memberships (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  organisation text not null,
  number text,
  ends_on date
);

create table talents_performances (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  title text not null,
  type text,
  date date,
  venue text,
  city text,
  role text,
  result text,
  audience integer
);

create table talents_socials (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  platform text default 'INSTAGRAM'::text not null,
  url text not null,
  handle text
);

create table talents_sports (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table talents_sub_types (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table talents_tags (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table talents_trainings (
  agency_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  "position" integer not null,
  title text not null,
  institution text,
  year integer
);

create table task_group_items (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  summary text collate "und-x-icu" not null,
  task_group_id uuid not null,
  day_offset integer default 0 not null,
  type_id uuid,
  priority_level text default 'MEDIUM'::text not null,
  assignee_id uuid,
  description text,
  "position" integer default 10000 not null
);

create table task_groups (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  description text,
  is_working_days_only boolean default false not null,
  "position" integer default 10000 not null
);

create table task_occurrence (
  agency_id uuid not null,
  task_id uuid not null,
  series_id uuid not null,
  "position" integer not null,
  day date not null,
  start_time text,
  due_time text,
  common_versions jsonb default '[]'::jsonb not null,
  is_dropped boolean default false not null
);

create table task_rules (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  type_id uuid not null,
  party_id uuid,
  cost_currency text default 'AUD'::text not null,
  cost bigint,
  extra_currency text default 'AUD'::text not null,
  extra bigint,
  sale_currency text default 'AUD'::text not null,
  sale bigint,
  charge_to text,
  external_client text,
  is_billable boolean default true not null,
  tax_rate_id uuid,
  takes_fee boolean default false not null,
  account_code text
);

create table task_types (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  code text default 'OTHER'::text not null,
  color text default '#5d5f59'::text not null,
  is_busy boolean default false not null,
  is_hidden boolean default false not null,
  "position" integer default 10000 not null
);

create table tasks (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  summary text collate "und-x-icu" not null,
  type_id uuid,
  status_id uuid not null,
  priority_level text default 'MEDIUM'::text not null,
  assignee_id uuid,
  creator_id uuid,
  start_date timestamp(3) with time zone,
  start_date_time_zone text,
  start_date_is_all_day boolean default false not null,
  start_date_end timestamp(3) with time zone,
  start_date_day date,
  due_date timestamp(3) with time zone,
  due_date_time_zone text,
  due_date_is_all_day boolean default false not null,
  due_date_end timestamp(3) with time zone,
  due_date_day date,
  completed_date timestamp(3) with time zone,
  venue text,
  venue_id text,
  address text,
  note text,
  description text,
  supplier_id uuid,
  charge_to text,
  external_client text,
  cost_currency text default 'AUD'::text not null,
  cost bigint,
  extra_currency text default 'AUD'::text not null,
  extra bigint,
  sale_currency text default 'AUD'::text not null,
  sale bigint,
  recurrence_setting text,
  recurrence_id text,
  reminder text default 'ONE_HOUR_BEFORE'::text not null,
  reminder_amount integer default 2 not null,
  reminder_unit text default 'HOURS'::text not null,
  project_group_id uuid
);

create table tasks_collaborators (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table tasks_link_tos (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table tasks_related_tos (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table tax_rates (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  display_name text collate "und-x-icu" not null,
  rate bigint not null,
  category text default 'STANDARD'::text not null,
  account_code text,
  tax_type text,
  is_hidden boolean default false not null,
  "position" integer default 10000 not null
);

create table videos (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  title text collate "und-x-icu" not null,
  status text default 'PENDING'::text not null,
  publish_date timestamp(3) with time zone not null,
  media_credit text,
  is_on_webpage boolean default false not null,
  total_comment integer default 0 not null,
  total_reaction integer default 0 not null,
  total_shares integer default 0 not null,
  total_report integer default 0 not null,
  total_not_interested_in integer default 0 not null,
  total_irrelevance integer default 0 not null,
  open_signals integer default 0 not null,
  latest_reported_date timestamp(3) with time zone,
  creator_id uuid,
  content text,
  link text,
  fandelo_pod boolean default false not null,
  relevance text default 'CLEAR'::text not null,
  time_zone_id text
);

create table videos_irrelevance_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table videos_medias (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table videos_tags (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table videos_talents (
  agency_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  "position" integer not null
);

create table webhook (
  agency_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  staff_id uuid,
  name text not null,
  url text not null,
  events jsonb not null,
  is_active boolean default false not null,
  off_reason text,
  off_at timestamp(3) with time zone,
  secret text not null,
  former_secret text,
  former_until timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null
);

create table webhook_delivery (
  agency_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  history_id uuid,
  record_id uuid,
  kind text,
  type text not null,
  state text not null,
  failure text,
  attempts integer default 0 not null,
  step integer default 0 not null,
  is_asked boolean default false not null,
  created_at timestamp(3) with time zone not null,
  next_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  status integer,
  duration integer,
  request text,
  answer text
);

create table webhook_due (
  agency_id uuid not null,
  history_id uuid not null,
  record_id uuid not null,
  kind text not null,
  former_kind text,
  verb text not null,
  at timestamp(3) with time zone not null
);

create table webpage_settings (
  agency_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deletion_id uuid,
  is_public boolean default false not null
);

alter table accepted_clash add constraint accepted_clash_pk PRIMARY KEY (agency_id, record_id, version);

alter table account add constraint account_factor_check CHECK (((factor_secret IS NULL) = (factor_confirmed_at IS NULL)));

alter table account add constraint account_pkey PRIMARY KEY (id);

alter table account add constraint account_product_role_check CHECK ((product_role = ANY (ARRAY['super_admin'::text, 'app_admin'::text])));

alter table accounting_settings add constraint accounting_settings_fee_basis_check CHECK ((fee_basis = ANY (ARRAY['PAID'::text, 'ISSUED'::text])));

alter table accounting_settings add constraint accounting_settings_pk PRIMARY KEY (agency_id, id);

alter table agency add constraint agency_country_check CHECK ((country ~ '^[A-Z]{2}$'::text));

alter table agency add constraint agency_first_weekday_check CHECK ((first_weekday = ANY (ARRAY['MO'::text, 'SA'::text, 'SU'::text])));

alter table agency add constraint agency_password_length_check CHECK (((password_length >= 6) AND (password_length <= 64)));

alter table agency add constraint agency_pkey PRIMARY KEY (id);

alter table agency_event add constraint agency_event_action_check CHECK ((action = ANY (ARRAY['create'::text, 'rename'::text, 'suspend'::text, 'reactivate'::text, 'readMail'::text, 'readLink'::text, 'readTalents'::text])));

alter table agency_event add constraint agency_event_mail_check CHECK (((action = ANY (ARRAY['readMail'::text, 'readLink'::text])) = (mail_id IS NOT NULL)));

alter table agency_event add constraint agency_event_pkey PRIMARY KEY (id);

alter table agency_profile_settings add constraint agency_profile_settings_pk PRIMARY KEY (agency_id, id);

alter table api_key add constraint api_key_pk PRIMARY KEY (agency_id, id);

alter table assignment add constraint assignment_pk PRIMARY KEY (staff_id, record_id, agency_id, via);

alter table audios add constraint audios_pk PRIMARY KEY (agency_id, id);

alter table audios add constraint audios_relevance_check CHECK ((relevance = ANY (ARRAY['CLEAR'::text, 'QUESTIONED'::text, 'REJECTED'::text])));

alter table audios add constraint audios_status_check CHECK ((status = ANY (ARRAY['PUBLISHED'::text, 'PENDING'::text, 'REJECTED'::text])));

alter table audios_irrelevance_talents add constraint audios_irrelevance_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table audios_medias add constraint audios_medias_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table audios_tags add constraint audios_tags_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table audios_talents add constraint audios_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table calendar_block add constraint calendar_block_pk PRIMARY KEY (agency_id, source_id, id);

alter table calendar_feed add constraint calendar_feed_detail_check CHECK ((detail = ANY (ARRAY['BUSY'::text, 'NO_MONEY'::text, 'FULL'::text])));

alter table calendar_feed add constraint calendar_feed_pk PRIMARY KEY (agency_id, id);

alter table calendar_feed add constraint calendar_feed_scope_check CHECK ((scope = ANY (ARRAY['PERSONAL'::text, 'AGENCY'::text, 'SCOUT'::text, 'PERSON'::text])));

alter table calendar_source add constraint calendar_source_pk PRIMARY KEY (agency_id, id);

alter table call_logs add constraint call_logs_direction_check CHECK ((direction = ANY (ARRAY['IN'::text, 'OUT'::text, 'MISSED'::text])));

alter table call_logs add constraint call_logs_pk PRIMARY KEY (agency_id, id);

alter table call_logs_about add constraint call_logs_about_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table catalogues add constraint catalogues_pk PRIMARY KEY (agency_id, id);

alter table catalogues add constraint catalogues_type_check CHECK ((type = ANY (ARRAY['POSITION'::text, 'INDUSTRY'::text, 'TALENT_CATEGORY'::text, 'TALENT_TYPE'::text, 'TALENT_SUB_TYPE'::text, 'SPORT'::text, 'TEAM'::text, 'LEAGUE'::text, 'TAG'::text, 'LOST_REASON'::text, 'PIPELINE_SOURCE'::text, 'EVENT_TYPE'::text, 'PROJECT_TYPE'::text, 'EXPENSE_CATEGORY'::text, 'CALL_OUTCOME'::text])));

alter table cms_events add constraint cms_events_event_mode_check CHECK ((event_mode = ANY (ARRAY['OFFLINE'::text, 'ONLINE'::text])));

alter table cms_events add constraint cms_events_pk PRIMARY KEY (agency_id, id);

alter table cms_events add constraint cms_events_relevance_check CHECK ((relevance = ANY (ARRAY['CLEAR'::text, 'QUESTIONED'::text, 'REJECTED'::text])));

alter table cms_events add constraint cms_events_status_check CHECK ((status = ANY (ARRAY['PUBLISHED'::text, 'PENDING'::text, 'REJECTED'::text])));

alter table cms_events_irrelevance_talents add constraint cms_events_irrelevance_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table cms_events_medias add constraint cms_events_medias_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table cms_events_tags add constraint cms_events_tags_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table cms_events_talents add constraint cms_events_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table contact_point add constraint contact_point_pk PRIMARY KEY (agency_id, record_id, kind, value);

alter table contract_amounts add constraint contract_amounts_payment_status_check CHECK ((payment_status = ANY (ARRAY['UNPAID'::text, 'PARTIALLY_PAID'::text, 'PAID'::text])));

alter table contract_amounts add constraint contract_amounts_pk PRIMARY KEY (agency_id, id);

alter table contract_amounts add constraint contract_amounts_readiness_check CHECK ((readiness = ANY (ARRAY['NOT_READY'::text, 'READY_TO_INVOICE'::text, 'INVOICED'::text])));

alter table contract_reminders_settings add constraint contract_reminders_settings_pk PRIMARY KEY (agency_id, id);

alter table contract_reminders_settings_rules add constraint contract_reminders_settings_rules_of_check CHECK ((of = ANY (ARRAY['NOTICE'::text, 'END'::text, 'AMOUNT_DUE'::text])));

alter table contract_reminders_settings_rules add constraint contract_reminders_settings_rules_pk PRIMARY KEY (agency_id, id);

alter table contract_templates add constraint contract_templates_pk PRIMARY KEY (agency_id, id);

alter table contract_terms_settings add constraint contract_terms_settings_pk PRIMARY KEY (agency_id, id);

alter table contract_terms_settings_term_configs add constraint contract_terms_settings_term_configs_pk PRIMARY KEY (agency_id, id);

alter table contract_types add constraint contract_types_pk PRIMARY KEY (agency_id, id);

alter table contracting_settings add constraint contracting_settings_pk PRIMARY KEY (agency_id, id);

alter table contracts add constraint contracts_approval_check CHECK ((approval = ANY (ARRAY['NONE'::text, 'ASKED'::text, 'APPROVED'::text, 'DECLINED'::text])));

alter table contracts add constraint contracts_financial_status_check CHECK ((financial_status = ANY (ARRAY['NOT_READY'::text, 'READY_TO_INVOICE'::text, 'INVOICED'::text, 'PAID'::text])));

alter table contracts add constraint contracts_pk PRIMARY KEY (agency_id, id);

alter table contracts add constraint contracts_renewal_check CHECK ((renewal = ANY (ARRAY['NONE'::text, 'MANUAL'::text, 'AUTOMATIC'::text])));

alter table contracts add constraint contracts_tax_mode_check CHECK ((tax_mode = ANY (ARRAY['NONE'::text, 'EXCLUSIVE'::text, 'INCLUSIVE'::text])));

alter table contracts_assignees add constraint contracts_assignees_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table contracts_attachments add constraint contracts_attachments_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table contracts_documents add constraint contracts_documents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table contracts_exclusivities add constraint contracts_exclusivities_category_check CHECK ((category = ANY (ARRAY['APPAREL'::text, 'FOOTWEAR'::text, 'ACCESSORIES'::text, 'AUTOMOTIVE'::text, 'BEAUTY'::text, 'DRINKS'::text, 'FINANCE'::text, 'FOOD'::text, 'GAMING'::text, 'HEALTH'::text, 'MEDIA'::text, 'RETAIL'::text, 'SPORT'::text, 'TECHNOLOGY'::text, 'TELECOM'::text, 'TRAVEL'::text, 'OTHER'::text])));

alter table contracts_exclusivities add constraint contracts_exclusivities_pk PRIMARY KEY (agency_id, id);

alter table contracts_talents add constraint contracts_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table credit_note_paper add constraint credit_note_paper_pk PRIMARY KEY (agency_id, credit_note_id);

alter table credit_notes add constraint credit_notes_pk PRIMARY KEY (agency_id, id);

alter table credit_notes add constraint credit_notes_status_check CHECK ((status = ANY (ARRAY['ISSUED'::text, 'VOIDED'::text])));

alter table credit_notes_rates add constraint credit_notes_rates_pk PRIMARY KEY (agency_id, id);

alter table credit_notes_talents add constraint credit_notes_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table crossing add constraint crossing_pkey PRIMARY KEY (id);

alter table custom_fields add constraint custom_fields_data_type_check CHECK ((data_type = ANY (ARRAY['MULTI_SELECT'::text, 'SINGLE_SELECT'::text, 'LONG_TEXT'::text, 'SHORT_TEXT'::text, 'DATE'::text])));

alter table custom_fields add constraint custom_fields_owner_type_check CHECK ((owner_type = ANY (ARRAY['talent'::text, 'partner'::text, 'opportunity'::text, 'event'::text, 'project'::text, 'contract'::text])));

alter table custom_fields add constraint custom_fields_pk PRIMARY KEY (agency_id, id);

alter table custom_fields add constraint custom_fields_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ARCHIVED'::text])));

alter table custom_fields_options add constraint custom_fields_options_pk PRIMARY KEY (agency_id, id);

alter table dashboard_setting add constraint dashboard_setting_pk PRIMARY KEY (agency_id, account_id);

alter table demo_step add constraint demo_step_pkey PRIMARY KEY (name);

alter table enquiries add constraint enquiries_pk PRIMARY KEY (agency_id, id);

alter table enquiries add constraint enquiries_state_check CHECK ((state = ANY (ARRAY['NEW'::text, 'OPEN'::text, 'ANSWERED'::text, 'CLOSED'::text, 'SPAM'::text])));

alter table enquiries_about add constraint enquiries_about_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table enquiries_assignees add constraint enquiries_assignees_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table enquiries_spam_reasons add constraint enquiries_spam_reasons_pk PRIMARY KEY (agency_id, owner_id, value);

alter table enquiries_spam_reasons add constraint enquiries_spam_reasons_value_check CHECK ((value = ANY (ARRAY['TRAP'::text, 'TOO_FAST'::text, 'STALE'::text, 'LINKS'::text, 'REPEATED'::text])));

alter table enquiries_talents add constraint enquiries_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table enquiry_forms add constraint enquiry_forms_pk PRIMARY KEY (agency_id, id);

alter table enquiry_forms_origins add constraint enquiry_forms_origins_pk PRIMARY KEY (agency_id, id);

alter table enquiry_forms_staff add constraint enquiry_forms_staff_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table enquiry_forms_talents add constraint enquiry_forms_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table entity_terms_settings add constraint entity_terms_settings_pk PRIMARY KEY (agency_id, id);

alter table entity_terms_settings_terms add constraint entity_terms_settings_terms_gender_check CHECK ((gender = ANY (ARRAY['MASCULINE'::text, 'FEMININE'::text])));

alter table entity_terms_settings_terms add constraint entity_terms_settings_terms_key_check CHECK ((key = ANY (ARRAY['talent'::text, 'scout'::text, 'partner'::text, 'partnerContact'::text, 'staff'::text, 'opportunity'::text, 'event'::text, 'hold'::text, 'project'::text, 'task'::text, 'contract'::text, 'invoice'::text, 'note'::text])));

alter table entity_terms_settings_terms add constraint entity_terms_settings_terms_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'fr'::text])));

alter table entity_terms_settings_terms add constraint entity_terms_settings_terms_pk PRIMARY KEY (agency_id, id);

alter table events add constraint events_pk PRIMARY KEY (agency_id, id);

alter table events_assignees add constraint events_assignees_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table events_attachments add constraint events_attachments_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table events_collaborators add constraint events_collaborators_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table events_talents add constraint events_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table expenses add constraint expenses_charge_to_check CHECK ((charge_to = ANY (ARRAY['AGENCY'::text, 'TALENT'::text, 'PARTNER'::text])));

alter table expenses add constraint expenses_paid_by_check CHECK ((paid_by = ANY (ARRAY['AGENCY'::text, 'TALENT'::text, 'STAFF'::text])));

alter table expenses add constraint expenses_pk PRIMARY KEY (agency_id, id);

alter table expenses add constraint expenses_readiness_check CHECK ((readiness = ANY (ARRAY['NOT_CHARGED'::text, 'READY_TO_INVOICE'::text, 'INVOICED'::text])));

alter table expenses_receipts add constraint expenses_receipts_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table factor_mail_code add constraint factor_mail_code_pkey PRIMARY KEY (account_id);

alter table favorite add constraint favorite_pkey PRIMARY KEY (id);

alter table favorite add constraint favorite_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'ACTIVE'::text, 'REJECTED'::text, 'LOCKED'::text])));

alter table favorite_connection add constraint favorite_connection_check CHECK ((favorite_id < other_id));

alter table favorite_connection add constraint favorite_connection_pkey PRIMARY KEY (favorite_id, other_id);

alter table history add constraint history_pk PRIMARY KEY (agency_id, id);

alter table holding_settings add constraint holding_settings_others_check CHECK ((others = ANY (ARRAY['RELEASE'::text, 'KEEP'::text])));

alter table holding_settings add constraint holding_settings_pk PRIMARY KEY (agency_id, id);

alter table holds add constraint holds_others_check CHECK ((others = ANY (ARRAY['RELEASE'::text, 'KEEP'::text])));

alter table holds add constraint holds_pk PRIMARY KEY (agency_id, id);

alter table holds add constraint holds_state_check CHECK ((state = ANY (ARRAY['HELD'::text, 'CONFIRMED'::text, 'RELEASED'::text, 'EXPIRED'::text])));

alter table idempotency_key add constraint idempotency_key_pk PRIMARY KEY (agency_id, account_id, key);

alter table import add constraint import_pk PRIMARY KEY (agency_id, id);

alter table import add constraint import_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'mapping'::text, 'checking'::text, 'checked'::text, 'running'::text, 'done'::text, 'cancelled'::text, 'undoing'::text, 'undone'::text, 'failed'::text])));

alter table import_row add constraint import_row_outcome_check CHECK ((outcome = ANY (ARRAY['created'::text, 'updated'::text, 'skipped'::text, 'failed'::text])));

alter table import_row add constraint import_row_pk PRIMARY KEY (agency_id, import_id, "position");

alter table import_row add constraint import_row_plan_check CHECK ((plan = ANY (ARRAY['create'::text, 'update'::text, 'skip'::text, 'leave'::text, 'fault'::text])));

alter table import_row add constraint import_row_undo_check CHECK ((undo = ANY (ARRAY['undone'::text, 'kept'::text])));

alter table invoice_item add constraint invoice_item_kind_check CHECK ((kind = ANY (ARRAY['contractAmount'::text, 'task'::text, 'expense'::text])));

alter table invoice_item add constraint invoice_item_pk PRIMARY KEY (agency_id, item_id);

alter table invoice_mails_settings add constraint invoice_mails_settings_pk PRIMARY KEY (agency_id, id);

alter table invoice_mails_settings add constraint invoice_mails_settings_type_check CHECK ((type = ANY (ARRAY['INVOICE'::text, 'REMINDER'::text, 'OVERDUE'::text, 'CREDIT_NOTE'::text])));

alter table invoice_paper add constraint invoice_paper_pk PRIMARY KEY (agency_id, invoice_id);

alter table invoice_payment add constraint invoice_payment_method_check CHECK ((method = ANY (ARRAY['BANK'::text, 'CARD'::text, 'CASH'::text, 'CHEQUE'::text, 'OTHER'::text, 'CREDIT'::text])));

alter table invoice_payment add constraint invoice_payment_pk PRIMARY KEY (agency_id, id);

alter table invoice_payment add constraint invoice_payment_received_by_check CHECK ((received_by = ANY (ARRAY['AGENCY'::text, 'TALENT'::text])));

alter table invoice_reminder add constraint invoice_reminder_pk PRIMARY KEY (agency_id, invoice_id, due_on, days);

alter table invoice_reminders_settings add constraint invoice_reminders_settings_pk PRIMARY KEY (agency_id, id);

alter table invoice_reminders_settings_steps add constraint invoice_reminders_settings_steps_pk PRIMARY KEY (agency_id, id);

alter table invoices add constraint invoices_payment_status_check CHECK ((payment_status = ANY (ARRAY['UNPAID'::text, 'PARTIALLY_PAID'::text, 'PAID'::text])));

alter table invoices add constraint invoices_pk PRIMARY KEY (agency_id, id);

alter table invoices add constraint invoices_rounding_check CHECK ((rounding = ANY (ARRAY['INVOICE'::text, 'LINE'::text])));

alter table invoices add constraint invoices_status_check CHECK ((status = ANY (ARRAY['CREATED'::text, 'SENT'::text, 'VOIDED'::text])));

alter table invoices add constraint invoices_tax_mode_check CHECK ((tax_mode = ANY (ARRAY['NONE'::text, 'EXCLUSIVE'::text, 'INCLUSIVE'::text])));

alter table invoices_lines add constraint invoices_lines_pk PRIMARY KEY (agency_id, id);

alter table invoices_talents add constraint invoices_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table invoicing_settings add constraint invoicing_settings_pk PRIMARY KEY (agency_id, id);

alter table invoicing_settings add constraint invoicing_settings_rounding_check CHECK ((rounding = ANY (ARRAY['INVOICE'::text, 'LINE'::text])));

alter table invoicing_settings add constraint invoicing_settings_tax_mode_check CHECK ((tax_mode = ANY (ARRAY['NONE'::text, 'EXCLUSIVE'::text, 'INCLUSIVE'::text])));

alter table job add constraint job_pk PRIMARY KEY (agency_id, id);

alter table job add constraint job_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])));

alter table last_talk add constraint last_talk_pk PRIMARY KEY (agency_id, record_id);

alter table library_items add constraint library_items_media_type_check CHECK ((media_type = ANY (ARRAY['PHOTO'::text, 'VIDEO'::text, 'AUDIO'::text, 'DOCUMENT'::text])));

alter table library_items add constraint library_items_pk PRIMARY KEY (agency_id, id);

alter table library_items add constraint library_items_type_check CHECK ((type = ANY (ARRAY['FOLDER'::text, 'FILE'::text])));

alter table library_reading add constraint library_reading_pk PRIMARY KEY (agency_id, id);

alter table library_space_settings add constraint library_space_settings_pk PRIMARY KEY (agency_id, id);

alter table mail add constraint mail_pkey PRIMARY KEY (id);

alter table mail add constraint mail_state_check CHECK ((state = ANY (ARRAY['kept'::text, 'waiting'::text, 'sent'::text, 'failed'::text, 'withdrawn'::text])));

alter table mail_html add constraint mail_html_pk PRIMARY KEY (agency_id, mail_id);

alter table mail_logs add constraint mail_logs_direction_check CHECK ((direction = ANY (ARRAY['IN'::text, 'OUT'::text])));

alter table mail_logs add constraint mail_logs_pk PRIMARY KEY (agency_id, id);

alter table mail_logs add constraint mail_logs_state_check CHECK ((state = ANY (ARRAY['RECEIVED'::text, 'WAITING'::text, 'SENT'::text, 'FAILED'::text, 'KEPT'::text])));

alter table mail_logs_about add constraint mail_logs_about_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table mail_logs_attachments add constraint mail_logs_attachments_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table mail_logs_recipients add constraint mail_logs_recipients_kind_check CHECK ((kind = ANY (ARRAY['TO'::text, 'CC'::text, 'BCC'::text])));

alter table mail_logs_recipients add constraint mail_logs_recipients_pk PRIMARY KEY (agency_id, id);

alter table mail_message add constraint mail_message_pk PRIMARY KEY (agency_id, message_id);

alter table mail_templates add constraint mail_templates_pk PRIMARY KEY (agency_id, id);

alter table mailbox add constraint mailbox_pk PRIMARY KEY (agency_id, id);

alter table mailbox_folder add constraint mailbox_folder_pk PRIMARY KEY (agency_id, mailbox_id, path);

alter table management_fee_rules add constraint management_fee_rules_basis_check CHECK ((basis = ANY (ARRAY['NET'::text, 'GROSS'::text, 'NET_AFTER_EXPENSES'::text])));

alter table management_fee_rules add constraint management_fee_rules_pk PRIMARY KEY (agency_id, id);

alter table management_fee_rules_contract_types add constraint management_fee_rules_contract_types_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table management_fee_rules_talents add constraint management_fee_rules_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table management_fee_rules_task_types add constraint management_fee_rules_task_types_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table management_fees add constraint management_fees_basis_check CHECK ((basis = ANY (ARRAY['NET'::text, 'GROSS'::text, 'NET_AFTER_EXPENSES'::text])));

alter table management_fees add constraint management_fees_pk PRIMARY KEY (agency_id, id);

alter table media add constraint media_pk PRIMARY KEY (agency_id, id);

alter table media add constraint media_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'processing'::text, 'ready'::text, 'failed'::text])));

alter table media add constraint media_type_of_media_check CHECK ((type_of_media = ANY (ARRAY['image'::text, 'video'::text, 'audio'::text, 'album'::text, 'document'::text])));

alter table media_part add constraint media_part_pk PRIMARY KEY (agency_id, media_id, "position");

alter table media_use add constraint media_use_pk PRIMARY KEY (agency_id, media_id, record_id, purpose);

alter table membership add constraint membership_agency_id_staff_id_key UNIQUE (agency_id, staff_id);

alter table membership add constraint membership_levels_check CHECK ((jsonb_typeof(levels) = 'object'::text));

alter table membership add constraint membership_pkey PRIMARY KEY (agency_id, account_id);

alter table membership add constraint membership_role_check CHECK ((role = ANY (ARRAY['agency'::text, 'staff'::text])));

alter table merge add constraint merge_pk PRIMARY KEY (agency_id, id);

alter table message add constraint message_body_check CHECK (((jsonb_typeof(body) = 'object'::text) AND (octet_length((body)::text) <= 4000)));

alter table message add constraint message_pkey PRIMARY KEY (account_id, "position");

alter table message add constraint message_position_check CHECK (("position" > 0));

alter table message_counter add constraint message_counter_pkey PRIMARY KEY (account_id);

alter table modules_settings add constraint modules_settings_pk PRIMARY KEY (agency_id, id);

alter table modules_settings_hidden_lists add constraint modules_settings_hidden_lists_pk PRIMARY KEY (agency_id, owner_id, value);

alter table modules_settings_hidden_lists add constraint modules_settings_hidden_lists_value_check CHECK ((value = ANY (ARRAY['POSITION'::text, 'INDUSTRY'::text, 'TALENT_CATEGORY'::text, 'TALENT_TYPE'::text, 'TALENT_SUB_TYPE'::text, 'SPORT'::text, 'TEAM'::text, 'LEAGUE'::text, 'TAG'::text, 'PIPELINE_SOURCE'::text, 'EVENT_TYPE'::text, 'PROJECT_TYPE'::text, 'EXPENSE_CATEGORY'::text, 'CALL_OUTCOME'::text])));

alter table news_items add constraint news_items_pk PRIMARY KEY (agency_id, id);

alter table news_items add constraint news_items_relevance_check CHECK ((relevance = ANY (ARRAY['CLEAR'::text, 'QUESTIONED'::text, 'REJECTED'::text])));

alter table news_items add constraint news_items_status_check CHECK ((status = ANY (ARRAY['PUBLISHED'::text, 'PENDING'::text, 'REJECTED'::text])));

alter table news_items_irrelevance_talents add constraint news_items_irrelevance_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table news_items_medias add constraint news_items_medias_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table news_items_tags add constraint news_items_tags_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table news_items_talents add constraint news_items_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table notes add constraint notes_pk PRIMARY KEY (agency_id, id);

alter table notes_attachments add constraint notes_attachments_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table notes_mentions add constraint notes_mentions_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table notification add constraint notification_pk PRIMARY KEY (agency_id, id);

alter table notification_digest add constraint notification_digest_pk PRIMARY KEY (agency_id, staff_id, day);

alter table notification_setting add constraint notification_setting_mail_check CHECK ((mail = ANY (ARRAY['AT_ONCE'::text, 'DAILY'::text, 'NONE'::text])));

alter table notification_setting add constraint notification_setting_pk PRIMARY KEY (agency_id, staff_id);

alter table number_series add constraint number_series_pk PRIMARY KEY (agency_id, series, year);

alter table one_time_code add constraint one_time_code_of_purpose UNIQUE NULLS NOT DISTINCT (account_id, purpose, agency_id);

alter table one_time_code add constraint one_time_code_pkey PRIMARY KEY (code_hash);

alter table one_time_code add constraint one_time_code_purpose_check CHECK ((purpose = ANY (ARRAY['passwordReset'::text, 'invitation'::text])));

alter table opportunities add constraint opportunities_pk PRIMARY KEY (agency_id, id);

alter table opportunities_assignees add constraint opportunities_assignees_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table opportunities_attachments add constraint opportunities_attachments_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table opportunities_collaborators add constraint opportunities_collaborators_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table opportunities_talents add constraint opportunities_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table partner_contacts add constraint partner_contacts_pk PRIMARY KEY (agency_id, id);

alter table partners add constraint partners_pk PRIMARY KEY (agency_id, id);

alter table partners_addresses add constraint partners_addresses_pk PRIMARY KEY (agency_id, id);

alter table partners_addresses add constraint partners_addresses_type_check CHECK ((type = ANY (ARRAY['HOME'::text, 'OFFICE'::text, 'POSTAL'::text])));

alter table partners_assignees add constraint partners_assignees_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table partners_attributes add constraint partners_attributes_pk PRIMARY KEY (agency_id, id);

alter table partners_billing_contacts add constraint partners_billing_contacts_pk PRIMARY KEY (agency_id, id);

alter table partners_medias add constraint partners_medias_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table pending_sign_in add constraint pending_sign_in_pkey PRIMARY KEY (state_hash);

alter table pending_sign_in add constraint pending_sign_in_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'setup'::text, 'change'::text])));

alter table place add constraint place_pk PRIMARY KEY (agency_id, record_id);

alter table poll_vote add constraint poll_vote_pk PRIMARY KEY (agency_id, poll_id, fan_id);

alter table preference add constraint preference_pk PRIMARY KEY (agency_id, account_id, key);

alter table project_groups add constraint project_groups_pk PRIMARY KEY (agency_id, id);

alter table projects add constraint projects_pk PRIMARY KEY (agency_id, id);

alter table projects add constraint projects_priority_level_check CHECK ((priority_level = ANY (ARRAY['LOW'::text, 'MEDIUM'::text, 'HIGH'::text])));

alter table projects_assignees add constraint projects_assignees_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table projects_attachments add constraint projects_attachments_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table projects_collaborators add constraint projects_collaborators_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table projects_suppliers add constraint projects_suppliers_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table projects_talents add constraint projects_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table rate_limit add constraint rate_limit_pkey PRIMARY KEY (key);

alter table record add constraint record_pk PRIMARY KEY (agency_id, id);

alter table recovery_code add constraint recovery_code_pkey PRIMARY KEY (account_id, code_hash);

alter table sample_set add constraint sample_set_pk PRIMARY KEY (agency_id);

alter table saved_filters add constraint saved_filters_pk PRIMARY KEY (agency_id, id);

alter table search_due add constraint search_due_pk PRIMARY KEY (agency_id, kind);

alter table search_shape add constraint search_shape_pkey PRIMARY KEY (kind);

alter table search_text add constraint search_text_pkey PRIMARY KEY (agency_id, record_id);

alter table secret add constraint secret_pkey PRIMARY KEY (name);

alter table session add constraint session_ended_by_check CHECK ((ended_by = ANY (ARRAY['signOut'::text, 'reusedToken'::text, 'revoked'::text, 'newPassword'::text, 'passwordReset'::text, 'twoFactorReset'::text, 'factorRequired'::text])));

alter table session add constraint session_pkey PRIMARY KEY (id);

alter table share add constraint share_pk PRIMARY KEY (agency_id, id);

alter table share_event add constraint share_event_pk PRIMARY KEY (agency_id, id);

alter table share_event add constraint share_event_use_check CHECK ((use = ANY (ARRAY['open'::text, 'download'::text])));

alter table share_item add constraint share_item_pk PRIMARY KEY (agency_id, share_id, item_id);

alter table share_recipient add constraint share_recipient_pk PRIMARY KEY (agency_id, id);

alter table signal add constraint signal_hiding_check CHECK ((hiding = ANY (ARRAY['REPORT'::text, 'NOT_INTERESTED'::text, 'NOT_RELEVANT'::text])));

alter table signal add constraint signal_pk PRIMARY KEY (agency_id, target_id, hiding, fan_id, talent_id);

alter table signal add constraint signal_reason_check CHECK ((reason = ANY (ARRAY['SPAM'::text, 'ABUSE'::text, 'SEXUAL'::text, 'VIOLENCE'::text, 'FALSE'::text, 'OTHER'::text])));

alter table snippet_polls add constraint snippet_polls_kind_check CHECK ((kind = ANY (ARRAY['snippetPoll'::text, 'fanroomPoll'::text])));

alter table snippet_polls add constraint snippet_polls_pk PRIMARY KEY (agency_id, id);

alter table snippet_polls add constraint snippet_polls_relevance_check CHECK ((relevance = ANY (ARRAY['CLEAR'::text, 'QUESTIONED'::text, 'REJECTED'::text])));

alter table snippet_polls_irrelevance_talents add constraint snippet_polls_irrelevance_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table snippet_polls_medias add constraint snippet_polls_medias_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table snippet_polls_options add constraint snippet_polls_options_pk PRIMARY KEY (agency_id, id);

alter table snippet_posts add constraint snippet_posts_kind_check CHECK ((kind = ANY (ARRAY['snippetPost'::text, 'fanroomPost'::text])));

alter table snippet_posts add constraint snippet_posts_pk PRIMARY KEY (agency_id, id);

alter table snippet_posts add constraint snippet_posts_relevance_check CHECK ((relevance = ANY (ARRAY['CLEAR'::text, 'QUESTIONED'::text, 'REJECTED'::text])));

alter table snippet_posts_irrelevance_talents add constraint snippet_posts_irrelevance_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table snippet_posts_medias add constraint snippet_posts_medias_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table social_connection add constraint social_connection_pk PRIMARY KEY (agency_id, social_id);

alter table social_connection add constraint social_connection_platform_check CHECK ((platform = ANY (ARRAY['INSTAGRAM'::text, 'FACEBOOK'::text])));

alter table social_connection add constraint social_connection_provider_check CHECK ((provider = ANY (ARRAY['META'::text, 'SANDBOX'::text])));

alter table social_state add constraint social_state_pk PRIMARY KEY (agency_id, nonce);

alter table staff add constraint staff_pk PRIMARY KEY (agency_id, id);

alter table staff_medias add constraint staff_medias_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table status_categories add constraint status_categories_code_check CHECK ((code = ANY (ARRAY['NEW'::text, 'IN_PROGRESS'::text, 'BLOCKED'::text, 'COMPLETED'::text, 'OPPORTUNITY'::text, 'WON'::text, 'LOST'::text, 'DECLINED'::text, 'UPCOMING'::text, 'CANCELLED'::text, 'DRAFT'::text, 'ACTIVE'::text])));

alter table status_categories add constraint status_categories_pk PRIMARY KEY (agency_id, id);

alter table status_categories add constraint status_categories_type_check CHECK ((type = ANY (ARRAY['TASK'::text, 'PIPELINE'::text, 'EVENT'::text, 'PROJECT'::text, 'CONTRACT'::text])));

alter table statuses add constraint statuses_pk PRIMARY KEY (agency_id, id);

alter table statuses add constraint statuses_type_check CHECK ((type = ANY (ARRAY['TASK'::text, 'PIPELINE'::text, 'EVENT'::text, 'PROJECT'::text, 'CONTRACT'::text])));

alter table sub_contracts add constraint sub_contracts_pk PRIMARY KEY (agency_id, id);

alter table sub_contracts_attachments add constraint sub_contracts_attachments_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table sub_contracts_deliverables add constraint sub_contracts_deliverables_pk PRIMARY KEY (agency_id, id);

alter table suppliers add constraint suppliers_pk PRIMARY KEY (agency_id, id);

alter table talents add constraint talents_eye_colour_check CHECK ((eye_colour = ANY (ARRAY['BROWN'::text, 'HAZEL'::text, 'GREEN'::text, 'BLUE'::text, 'GREY'::text, 'OTHER'::text])));

alter table talents add constraint talents_gender_check CHECK ((gender = ANY (ARRAY['FEMALE'::text, 'MALE'::text, 'NON_BINARY'::text, 'OTHER'::text])));

alter table talents add constraint talents_hair_colour_check CHECK ((hair_colour = ANY (ARRAY['BLACK'::text, 'BROWN'::text, 'BLOND'::text, 'RED'::text, 'GREY'::text, 'WHITE'::text, 'BALD'::text, 'OTHER'::text])));

alter table talents add constraint talents_kind_check CHECK ((kind = ANY (ARRAY['talent'::text, 'scout'::text])));

alter table talents add constraint talents_pk PRIMARY KEY (agency_id, id);

alter table talents add constraint talents_state_check CHECK ((state = ANY (ARRAY['ACTIVE'::text, 'ARCHIVED'::text, 'DEACTIVATE'::text])));

alter table talents add constraint talents_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'ACTIVE'::text, 'REJECTED'::text, 'LOCKED'::text])));

alter table talents add constraint talents_strong_side_check CHECK ((strong_side = ANY (ARRAY['LEFT'::text, 'RIGHT'::text, 'BOTH'::text])));

alter table talents_achievements add constraint talents_achievements_pk PRIMARY KEY (agency_id, id);

alter table talents_addresses add constraint talents_addresses_pk PRIMARY KEY (agency_id, id);

alter table talents_addresses add constraint talents_addresses_type_check CHECK ((type = ANY (ARRAY['HOME'::text, 'OFFICE'::text, 'POSTAL'::text])));

alter table talents_agreements add constraint talents_agreements_pk PRIMARY KEY (agency_id, id);

alter table talents_agreements add constraint talents_agreements_type_check CHECK ((type = ANY (ARRAY['REPRESENTATION'::text, 'MANAGEMENT'::text, 'PUBLISHING'::text, 'RECORDING'::text, 'OTHER'::text])));

alter table talents_assignees add constraint talents_assignees_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table talents_bank_accounts add constraint talents_bank_accounts_pk PRIMARY KEY (agency_id, id);

alter table talents_billing_contacts add constraint talents_billing_contacts_pk PRIMARY KEY (agency_id, id);

alter table talents_brands add constraint talents_brands_category_check CHECK ((category = ANY (ARRAY['APPAREL'::text, 'FOOTWEAR'::text, 'ACCESSORIES'::text, 'AUTOMOTIVE'::text, 'BEAUTY'::text, 'DRINKS'::text, 'FINANCE'::text, 'FOOD'::text, 'GAMING'::text, 'HEALTH'::text, 'MEDIA'::text, 'RETAIL'::text, 'SPORT'::text, 'TECHNOLOGY'::text, 'TELECOM'::text, 'TRAVEL'::text, 'OTHER'::text])));

alter table talents_brands add constraint talents_brands_pk PRIMARY KEY (agency_id, id);

alter table talents_careers add constraint talents_careers_pk PRIMARY KEY (agency_id, id);

alter table talents_categories add constraint talents_categories_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table talents_companies add constraint talents_companies_pk PRIMARY KEY (agency_id, id);

alter table talents_emergency_contacts add constraint talents_emergency_contacts_pk PRIMARY KEY (agency_id, id);

alter table talents_families add constraint talents_families_pk PRIMARY KEY (agency_id, id);

alter table talents_families add constraint talents_families_relationship_check CHECK ((relationship = ANY (ARRAY['SPOUSE'::text, 'CHILD'::text, 'PARENT'::text, 'SIBLING'::text, 'OTHER'::text])));

alter table talents_identity_documents add constraint talents_identity_documents_pk PRIMARY KEY (agency_id, id);

alter table talents_identity_documents add constraint talents_identity_documents_type_check CHECK ((type = ANY (ARRAY['PASSPORT'::text, 'DRIVER_LICENCE'::text, 'NATIONAL_ID'::text, 'VISA'::text, 'BIRTH_CERTIFICATE'::text, 'CHILD_SAFETY_CHECK'::text, 'OTHER'::text])));

alter table talents_languages add constraint talents_languages_level_check CHECK ((level = ANY (ARRAY['NATIVE'::text, 'FLUENT'::text, 'CONVERSATIONAL'::text, 'BASIC'::text])));

alter table talents_languages add constraint talents_languages_pk PRIMARY KEY (agency_id, id);

alter table talents_medias add constraint talents_medias_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table talents_memberships add constraint talents_memberships_pk PRIMARY KEY (agency_id, id);

alter table talents_performances add constraint talents_performances_pk PRIMARY KEY (agency_id, id);

alter table talents_performances add constraint talents_performances_type_check CHECK ((type = ANY (ARRAY['CONCERT'::text, 'FESTIVAL'::text, 'COMPETITION'::text, 'FILM'::text, 'TELEVISION'::text, 'THEATRE'::text, 'APPEARANCE'::text, 'OTHER'::text])));

alter table talents_socials add constraint talents_socials_pk PRIMARY KEY (agency_id, id);

alter table talents_socials add constraint talents_socials_platform_check CHECK ((platform = ANY (ARRAY['INSTAGRAM'::text, 'FACEBOOK'::text, 'TIKTOK'::text, 'YOUTUBE'::text, 'TWITTER'::text, 'SPOTIFY'::text, 'SOUNDCLOUD'::text, 'VIMEO'::text, 'OTHER'::text])));

alter table talents_sports add constraint talents_sports_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table talents_sub_types add constraint talents_sub_types_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table talents_tags add constraint talents_tags_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table talents_trainings add constraint talents_trainings_pk PRIMARY KEY (agency_id, id);

alter table task_group_items add constraint task_group_items_pk PRIMARY KEY (agency_id, id);

alter table task_group_items add constraint task_group_items_priority_level_check CHECK ((priority_level = ANY (ARRAY['LOW'::text, 'MEDIUM'::text, 'HIGH'::text])));

alter table task_groups add constraint task_groups_pk PRIMARY KEY (agency_id, id);

alter table task_occurrence add constraint task_occurrence_pk PRIMARY KEY (agency_id, task_id);

alter table task_rules add constraint task_rules_charge_to_check CHECK ((charge_to = ANY (ARRAY['TALENT'::text, 'SCOUT'::text, 'PARTNER'::text, 'EXTERNAL_CLIENT'::text, 'NONE'::text])));

alter table task_rules add constraint task_rules_pk PRIMARY KEY (agency_id, id);

alter table task_types add constraint task_types_code_check CHECK ((code = ANY (ARRAY['GENERAL'::text, 'MEETING'::text, 'CALL'::text, 'EMAIL'::text, 'REHEARSAL'::text, 'TRAINING'::text, 'PERFORMANCE'::text, 'GAME'::text, 'SOCIALPOST'::text, 'APPEARANCE'::text, 'EVENT'::text, 'FLIGHT'::text, 'TRANSPORT'::text, 'RANDRHOLIDAY'::text, 'OTHER'::text])));

alter table task_types add constraint task_types_pk PRIMARY KEY (agency_id, id);

alter table tasks add constraint tasks_charge_to_check CHECK ((charge_to = ANY (ARRAY['TALENT'::text, 'SCOUT'::text, 'PARTNER'::text, 'EXTERNAL_CLIENT'::text, 'NONE'::text])));

alter table tasks add constraint tasks_pk PRIMARY KEY (agency_id, id);

alter table tasks add constraint tasks_priority_level_check CHECK ((priority_level = ANY (ARRAY['LOW'::text, 'MEDIUM'::text, 'HIGH'::text])));

alter table tasks add constraint tasks_reminder_check CHECK ((reminder = ANY (ARRAY['NO_REMINDER'::text, 'FIFTEEN_MINUTES_BEFORE'::text, 'THIRTY_MINUTES_BEFORE'::text, 'ONE_HOUR_BEFORE'::text, 'ONE_DAY_BEFORE'::text, 'CUSTOM'::text])));

alter table tasks add constraint tasks_reminder_unit_check CHECK ((reminder_unit = ANY (ARRAY['MINUTES'::text, 'HOURS'::text, 'DAYS'::text])));

alter table tasks_collaborators add constraint tasks_collaborators_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table tasks_link_tos add constraint tasks_link_tos_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table tasks_related_tos add constraint tasks_related_tos_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table tax_rates add constraint tax_rates_category_check CHECK ((category = ANY (ARRAY['STANDARD'::text, 'ZERO'::text, 'EXEMPT'::text, 'OUT_OF_SCOPE'::text])));

alter table tax_rates add constraint tax_rates_pk PRIMARY KEY (agency_id, id);

alter table videos add constraint videos_pk PRIMARY KEY (agency_id, id);

alter table videos add constraint videos_relevance_check CHECK ((relevance = ANY (ARRAY['CLEAR'::text, 'QUESTIONED'::text, 'REJECTED'::text])));

alter table videos add constraint videos_status_check CHECK ((status = ANY (ARRAY['PUBLISHED'::text, 'PENDING'::text, 'REJECTED'::text])));

alter table videos_irrelevance_talents add constraint videos_irrelevance_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table videos_medias add constraint videos_medias_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table videos_tags add constraint videos_tags_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table videos_talents add constraint videos_talents_pk PRIMARY KEY (agency_id, owner_id, target_id);

alter table webhook add constraint webhook_off_reason_check CHECK ((off_reason = ANY (ARRAY['hand'::text, 'gone'::text, 'failing'::text, 'makerGone'::text])));

alter table webhook add constraint webhook_pk PRIMARY KEY (agency_id, id);

alter table webhook_delivery add constraint webhook_delivery_failure_check CHECK ((failure = ANY (ARRAY['refused'::text, 'unreachable'::text, 'timeout'::text, 'redirect'::text, 'status'::text, 'gone'::text, 'notAllowed'::text])));

alter table webhook_delivery add constraint webhook_delivery_pk PRIMARY KEY (agency_id, id);

alter table webhook_delivery add constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'delivered'::text, 'failed'::text, 'ended'::text])));

alter table webhook_due add constraint webhook_due_pk PRIMARY KEY (agency_id, history_id);

alter table webpage_settings add constraint webpage_settings_pk PRIMARY KEY (agency_id, id);

CREATE UNIQUE INDEX account_email_key ON public.account USING btree (lower(email));

CREATE INDEX accounting_settings_deleted_idx ON public.accounting_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX accounting_settings_single ON public.accounting_settings USING btree (agency_id);

CREATE INDEX agency_event_agency_idx ON public.agency_event USING btree (agency_id, id DESC);

CREATE INDEX agency_profile_settings_deleted_idx ON public.agency_profile_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX agency_profile_settings_single ON public.agency_profile_settings USING btree (agency_id);

CREATE INDEX api_key_account_idx ON public.api_key USING btree (agency_id, account_id, id);

CREATE UNIQUE INDEX api_key_hash_unique ON public.api_key USING btree (agency_id, key_hash);

CREATE INDEX assignment_record_idx ON public.assignment USING btree (agency_id, via, record_id);

CREATE INDEX audios_created_at_sort ON public.audios USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_creator_id_idx ON public.audios USING btree (agency_id, creator_id);

CREATE INDEX audios_deleted_idx ON public.audios USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX audios_irrelevance_talents_reverse_idx ON public.audios_irrelevance_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX audios_latest_reported_date_sort ON public.audios USING btree (agency_id, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_medias_reverse_idx ON public.audios_medias USING btree (agency_id, target_id, owner_id);

CREATE INDEX audios_open_signals_sort ON public.audios USING btree (agency_id, open_signals, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_publish_date_sort ON public.audios USING btree (agency_id, publish_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_relevance_latest_reported_date_read ON public.audios USING btree (agency_id, relevance, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_status_publish_date_relevance_read ON public.audios USING btree (agency_id, status, publish_date, relevance, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_tags_reverse_idx ON public.audios_tags USING btree (agency_id, target_id, owner_id);

CREATE INDEX audios_talents_reverse_idx ON public.audios_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX audios_thumbnail_id_idx ON public.audios USING btree (agency_id, thumbnail_id) WHERE (thumbnail_id IS NOT NULL);

CREATE INDEX audios_title_sort ON public.audios USING btree (agency_id, title, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_total_comment_sort ON public.audios USING btree (agency_id, total_comment, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_total_irrelevance_sort ON public.audios USING btree (agency_id, total_irrelevance, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_total_not_interested_in_sort ON public.audios USING btree (agency_id, total_not_interested_in, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_total_reaction_sort ON public.audios USING btree (agency_id, total_reaction, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_total_report_sort ON public.audios USING btree (agency_id, total_report, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_total_shares_sort ON public.audios USING btree (agency_id, total_shares, id) WHERE (deleted_at IS NULL);

CREATE INDEX audios_updated_at_sort ON public.audios USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX calendar_block_long_idx ON public.calendar_block USING btree (agency_id, ends_at) WHERE is_long;

CREATE INDEX calendar_block_person_idx ON public.calendar_block USING btree (agency_id, person_id, starts_at);

CREATE INDEX calendar_block_start_idx ON public.calendar_block USING btree (agency_id, starts_at);

CREATE UNIQUE INDEX calendar_feed_about_unique ON public.calendar_feed USING btree (agency_id, account_id, about, detail);

CREATE UNIQUE INDEX calendar_feed_token_unique ON public.calendar_feed USING btree (agency_id, token_hash);

CREATE INDEX calendar_source_next_idx ON public.calendar_source USING btree (agency_id, next_at);

CREATE INDEX calendar_source_person_idx ON public.calendar_source USING btree (agency_id, person_id, created_at);

CREATE INDEX call_logs_about_reverse_idx ON public.call_logs_about USING btree (agency_id, target_id, owner_id);

CREATE INDEX call_logs_at_sort ON public.call_logs USING btree (agency_id, at, id) WHERE (deleted_at IS NULL);

CREATE INDEX call_logs_created_at_sort ON public.call_logs USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX call_logs_deleted_idx ON public.call_logs USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX call_logs_direction_sort ON public.call_logs USING btree (agency_id, array_position(ARRAY['IN'::text, 'OUT'::text, 'MISSED'::text], direction), id) WHERE (deleted_at IS NULL);

CREATE INDEX call_logs_duration_seconds_sort ON public.call_logs USING btree (agency_id, duration_seconds, id) WHERE (deleted_at IS NULL);

CREATE INDEX call_logs_outcome_id_idx ON public.call_logs USING btree (agency_id, outcome_id);

CREATE INDEX call_logs_recording_id_idx ON public.call_logs USING btree (agency_id, recording_id) WHERE (recording_id IS NOT NULL);

CREATE INDEX call_logs_staff_id_idx ON public.call_logs USING btree (agency_id, staff_id);

CREATE INDEX call_logs_subject_sort ON public.call_logs USING btree (agency_id, subject, id) WHERE (deleted_at IS NULL);

CREATE INDEX call_logs_task_id_idx ON public.call_logs USING btree (agency_id, task_id);

CREATE INDEX call_logs_updated_at_sort ON public.call_logs USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX catalogues_deleted_idx ON public.catalogues USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX catalogues_display_name_sort ON public.catalogues USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX catalogues_display_name_unique ON public.catalogues USING btree (agency_id, type, lower(upper((NORMALIZE(display_name, NFC) COLLATE "und-x-icu")))) WHERE (deleted_at IS NULL);

CREATE INDEX catalogues_parent_id_idx ON public.catalogues USING btree (agency_id, parent_id);

CREATE INDEX catalogues_position_sort ON public.catalogues USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_created_at_sort ON public.cms_events USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_creator_id_idx ON public.cms_events USING btree (agency_id, creator_id);

CREATE INDEX cms_events_deleted_idx ON public.cms_events USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX cms_events_end_end_sort ON public.cms_events USING btree (agency_id, end_end, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_irrelevance_talents_reverse_idx ON public.cms_events_irrelevance_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX cms_events_latest_reported_date_sort ON public.cms_events USING btree (agency_id, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_medias_reverse_idx ON public.cms_events_medias USING btree (agency_id, target_id, owner_id);

CREATE INDEX cms_events_open_signals_sort ON public.cms_events USING btree (agency_id, open_signals, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_publish_date_sort ON public.cms_events USING btree (agency_id, publish_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_relevance_latest_reported_date_read ON public.cms_events USING btree (agency_id, relevance, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_start_end_sort ON public.cms_events USING btree (agency_id, start_end, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_status_publish_date_relevance_read ON public.cms_events USING btree (agency_id, status, publish_date, relevance, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_tags_reverse_idx ON public.cms_events_tags USING btree (agency_id, target_id, owner_id);

CREATE INDEX cms_events_talents_reverse_idx ON public.cms_events_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX cms_events_title_sort ON public.cms_events USING btree (agency_id, title, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_total_comment_sort ON public.cms_events USING btree (agency_id, total_comment, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_total_irrelevance_sort ON public.cms_events USING btree (agency_id, total_irrelevance, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_total_not_interested_in_sort ON public.cms_events USING btree (agency_id, total_not_interested_in, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_total_reaction_sort ON public.cms_events USING btree (agency_id, total_reaction, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_total_report_sort ON public.cms_events USING btree (agency_id, total_report, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_total_shares_sort ON public.cms_events USING btree (agency_id, total_shares, id) WHERE (deleted_at IS NULL);

CREATE INDEX cms_events_updated_at_sort ON public.cms_events USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX contact_point_value_idx ON public.contact_point USING btree (agency_id, kind, value);

CREATE INDEX contract_amounts_amount_sort ON public.contract_amounts USING btree (agency_id, (
CASE
    WHEN (amount IS NULL) THEN NULL::text
    ELSE amount_currency
END), amount, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX contract_amounts_contract_id_idx ON public.contract_amounts USING btree (agency_id, contract_id);

CREATE INDEX contract_amounts_created_at_sort ON public.contract_amounts USING btree (agency_id, created_at, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX contract_amounts_deleted_idx ON public.contract_amounts USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX contract_amounts_due_on_sort ON public.contract_amounts USING btree (agency_id, due_on, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX contract_amounts_label_sort ON public.contract_amounts USING btree (agency_id, label, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX contract_amounts_updated_at_sort ON public.contract_amounts USING btree (agency_id, updated_at, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX contract_reminders_settings_deleted_idx ON public.contract_reminders_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX contract_reminders_settings_rules_owner_idx ON public.contract_reminders_settings_rules USING btree (agency_id, owner_id, "position");

CREATE UNIQUE INDEX contract_reminders_settings_single ON public.contract_reminders_settings USING btree (agency_id);

CREATE INDEX contract_templates_deleted_idx ON public.contract_templates USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX contract_templates_display_name_sort ON public.contract_templates USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX contract_templates_display_name_unique ON public.contract_templates USING btree (agency_id, lower(display_name)) WHERE (deleted_at IS NULL);

CREATE INDEX contract_templates_position_sort ON public.contract_templates USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX contract_templates_type_id_idx ON public.contract_templates USING btree (agency_id, type_id);

CREATE INDEX contract_terms_settings_deleted_idx ON public.contract_terms_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX contract_terms_settings_single ON public.contract_terms_settings USING btree (agency_id);

CREATE INDEX contract_terms_settings_term_configs_owner_idx ON public.contract_terms_settings_term_configs USING btree (agency_id, owner_id, "position");

CREATE INDEX contract_types_deleted_idx ON public.contract_types USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX contract_types_display_name_sort ON public.contract_types USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX contract_types_display_name_unique ON public.contract_types USING btree (agency_id, lower(display_name)) WHERE (deleted_at IS NULL);

CREATE INDEX contract_types_position_sort ON public.contract_types USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX contracting_settings_deleted_idx ON public.contracting_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX contracting_settings_single ON public.contracting_settings USING btree (agency_id);

CREATE INDEX contracts_approval_asked_by_id_idx ON public.contracts USING btree (agency_id, approval_asked_by_id);

CREATE INDEX contracts_approved_by_id_idx ON public.contracts USING btree (agency_id, approved_by_id);

CREATE INDEX contracts_assignees_reverse_idx ON public.contracts_assignees USING btree (agency_id, target_id, owner_id);

CREATE INDEX contracts_attachments_reverse_idx ON public.contracts_attachments USING btree (agency_id, target_id, owner_id);

CREATE INDEX contracts_calendar_long ON public.contracts USING btree (agency_id, COALESCE(starts_on, ends_on), id) WHERE ((deleted_at IS NULL) AND (NOT ((COALESCE(ends_on, starts_on) - COALESCE(starts_on, ends_on)) <= 35)));

CREATE INDEX contracts_calendar_short ON public.contracts USING btree (agency_id, COALESCE(starts_on, ends_on), id) WHERE ((deleted_at IS NULL) AND ((COALESCE(ends_on, starts_on) - COALESCE(starts_on, ends_on)) <= 35));

CREATE INDEX contracts_client_id_idx ON public.contracts USING btree (agency_id, client_id);

CREATE INDEX contracts_created_at_sort ON public.contracts USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX contracts_creator_id_idx ON public.contracts USING btree (agency_id, creator_id);

CREATE INDEX contracts_deleted_idx ON public.contracts USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX contracts_documents_reverse_idx ON public.contracts_documents USING btree (agency_id, target_id, owner_id);

CREATE INDEX contracts_ends_on_sort ON public.contracts USING btree (agency_id, ends_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX contracts_event_id_idx ON public.contracts USING btree (agency_id, event_id);

CREATE INDEX contracts_exclusivities_owner_idx ON public.contracts_exclusivities USING btree (agency_id, owner_id, "position");

CREATE INDEX contracts_notice_on_sort ON public.contracts USING btree (agency_id, notice_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX contracts_opportunity_id_idx ON public.contracts USING btree (agency_id, opportunity_id);

CREATE INDEX contracts_project_id_idx ON public.contracts USING btree (agency_id, project_id);

CREATE INDEX contracts_reference_sort ON public.contracts USING btree (agency_id, reference, id) WHERE (deleted_at IS NULL);

CREATE INDEX contracts_signed_on_sort ON public.contracts USING btree (agency_id, signed_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX contracts_starts_on_sort ON public.contracts USING btree (agency_id, starts_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX contracts_status_id_idx ON public.contracts USING btree (agency_id, status_id);

CREATE INDEX contracts_status_id_sort ON public.contracts USING btree (agency_id, status_id, id) WHERE (deleted_at IS NULL);

CREATE INDEX contracts_summary_sort ON public.contracts USING btree (agency_id, summary, id) WHERE (deleted_at IS NULL);

CREATE INDEX contracts_talents_reverse_idx ON public.contracts_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX contracts_template_id_idx ON public.contracts USING btree (agency_id, template_id);

CREATE INDEX contracts_type_id_idx ON public.contracts USING btree (agency_id, type_id);

CREATE INDEX contracts_updated_at_sort ON public.contracts USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX contracts_value_sort ON public.contracts USING btree (agency_id, (
CASE
    WHEN (value IS NULL) THEN NULL::text
    ELSE value_currency
END), value, id) WHERE (deleted_at IS NULL);

CREATE INDEX credit_notes_amount_sort ON public.credit_notes USING btree (agency_id, (
CASE
    WHEN (amount IS NULL) THEN NULL::text
    ELSE currency
END), amount, id) WHERE (deleted_at IS NULL);

CREATE INDEX credit_notes_client_id_idx ON public.credit_notes USING btree (agency_id, client_id);

CREATE INDEX credit_notes_created_at_sort ON public.credit_notes USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX credit_notes_deleted_idx ON public.credit_notes USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX credit_notes_invoice_id_idx ON public.credit_notes USING btree (agency_id, invoice_id);

CREATE INDEX credit_notes_issued_on_sort ON public.credit_notes USING btree (agency_id, issued_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX credit_notes_number_sort ON public.credit_notes USING btree (agency_id, number, id) WHERE (deleted_at IS NULL);

CREATE INDEX credit_notes_paper_id_idx ON public.credit_notes USING btree (agency_id, paper_id) WHERE (paper_id IS NOT NULL);

CREATE INDEX credit_notes_rates_owner_idx ON public.credit_notes_rates USING btree (agency_id, owner_id, "position");

CREATE INDEX credit_notes_talents_reverse_idx ON public.credit_notes_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX credit_notes_updated_at_sort ON public.credit_notes USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX crossing_agency_idx ON public.crossing USING btree (agency_id, id DESC);

CREATE UNIQUE INDEX crossing_open_key ON public.crossing USING btree (session_id) WHERE (left_at IS NULL);

CREATE INDEX custom_fields_deleted_idx ON public.custom_fields USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX custom_fields_label_sort ON public.custom_fields USING btree (agency_id, label, id) WHERE (deleted_at IS NULL);

CREATE INDEX custom_fields_options_owner_idx ON public.custom_fields_options USING btree (agency_id, owner_id, "position");

CREATE INDEX custom_fields_position_sort ON public.custom_fields USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX enquiries_about_reverse_idx ON public.enquiries_about USING btree (agency_id, target_id, owner_id);

CREATE INDEX enquiries_assignees_reverse_idx ON public.enquiries_assignees USING btree (agency_id, target_id, owner_id);

CREATE INDEX enquiries_at_sort ON public.enquiries USING btree (agency_id, at, id) WHERE (deleted_at IS NULL);

CREATE INDEX enquiries_contact_id_idx ON public.enquiries USING btree (agency_id, contact_id);

CREATE INDEX enquiries_created_at_sort ON public.enquiries USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX enquiries_deleted_idx ON public.enquiries USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX enquiries_form_id_idx ON public.enquiries USING btree (agency_id, form_id);

CREATE INDEX enquiries_name_sort ON public.enquiries USING btree (agency_id, name, id) WHERE (deleted_at IS NULL);

CREATE INDEX enquiries_opportunity_id_idx ON public.enquiries USING btree (agency_id, opportunity_id);

CREATE INDEX enquiries_scout_id_idx ON public.enquiries USING btree (agency_id, scout_id);

CREATE INDEX enquiries_spam_reasons_reverse_idx ON public.enquiries_spam_reasons USING btree (agency_id, value, owner_id);

CREATE INDEX enquiries_subject_sort ON public.enquiries USING btree (agency_id, subject, id) WHERE (deleted_at IS NULL);

CREATE INDEX enquiries_talents_reverse_idx ON public.enquiries_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX enquiries_updated_at_sort ON public.enquiries USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX enquiry_forms_created_at_sort ON public.enquiry_forms USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX enquiry_forms_deleted_idx ON public.enquiry_forms USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX enquiry_forms_name_sort ON public.enquiry_forms USING btree (agency_id, name, id) WHERE (deleted_at IS NULL);

CREATE INDEX enquiry_forms_origins_owner_idx ON public.enquiry_forms_origins USING btree (agency_id, owner_id, "position");

CREATE INDEX enquiry_forms_staff_reverse_idx ON public.enquiry_forms_staff USING btree (agency_id, target_id, owner_id);

CREATE INDEX enquiry_forms_talents_reverse_idx ON public.enquiry_forms_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX enquiry_forms_updated_at_sort ON public.enquiry_forms USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX entity_terms_settings_deleted_idx ON public.entity_terms_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX entity_terms_settings_single ON public.entity_terms_settings USING btree (agency_id);

CREATE INDEX entity_terms_settings_terms_owner_idx ON public.entity_terms_settings_terms USING btree (agency_id, owner_id, "position");

CREATE INDEX events_assignees_reverse_idx ON public.events_assignees USING btree (agency_id, target_id, owner_id);

CREATE INDEX events_attachments_reverse_idx ON public.events_attachments USING btree (agency_id, target_id, owner_id);

CREATE INDEX events_calendar_long ON public.events USING btree (agency_id, COALESCE(starts_at, ends_at), id) WHERE ((deleted_at IS NULL) AND (NOT ((COALESCE(ends_at_end, starts_at_end) - COALESCE(starts_at, ends_at)) <= '35 days'::interval)));

CREATE INDEX events_calendar_short ON public.events USING btree (agency_id, COALESCE(starts_at, ends_at), id) WHERE ((deleted_at IS NULL) AND ((COALESCE(ends_at_end, starts_at_end) - COALESCE(starts_at, ends_at)) <= '35 days'::interval));

CREATE INDEX events_client_id_idx ON public.events USING btree (agency_id, client_id);

CREATE INDEX events_collaborators_reverse_idx ON public.events_collaborators USING btree (agency_id, target_id, owner_id);

CREATE INDEX events_created_at_sort ON public.events USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX events_creator_id_idx ON public.events USING btree (agency_id, creator_id);

CREATE INDEX events_deleted_idx ON public.events USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX events_ends_at_end_sort ON public.events USING btree (agency_id, ends_at_end, id) WHERE (deleted_at IS NULL);

CREATE INDEX events_lead_id_idx ON public.events USING btree (agency_id, lead_id);

CREATE INDEX events_opportunity_id_idx ON public.events USING btree (agency_id, opportunity_id);

CREATE INDEX events_project_id_idx ON public.events USING btree (agency_id, project_id);

CREATE INDEX events_starts_at_end_sort ON public.events USING btree (agency_id, starts_at_end, id) WHERE (deleted_at IS NULL);

CREATE INDEX events_status_id_idx ON public.events USING btree (agency_id, status_id);

CREATE INDEX events_status_id_sort ON public.events USING btree (agency_id, status_id, id) WHERE (deleted_at IS NULL);

CREATE INDEX events_summary_sort ON public.events USING btree (agency_id, summary, id) WHERE (deleted_at IS NULL);

CREATE INDEX events_talents_reverse_idx ON public.events_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX events_type_id_idx ON public.events USING btree (agency_id, type_id);

CREATE INDEX events_updated_at_sort ON public.events USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_amount_sort ON public.expenses USING btree (agency_id, (
CASE
    WHEN (amount IS NULL) THEN NULL::text
    ELSE amount_currency
END), amount, id) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_category_id_idx ON public.expenses USING btree (agency_id, category_id);

CREATE INDEX expenses_client_id_idx ON public.expenses USING btree (agency_id, client_id);

CREATE INDEX expenses_contract_id_idx ON public.expenses USING btree (agency_id, contract_id);

CREATE INDEX expenses_created_at_sort ON public.expenses USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_deleted_idx ON public.expenses USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX expenses_event_id_idx ON public.expenses USING btree (agency_id, event_id);

CREATE INDEX expenses_project_id_idx ON public.expenses USING btree (agency_id, project_id);

CREATE INDEX expenses_receipts_reverse_idx ON public.expenses_receipts USING btree (agency_id, target_id, owner_id);

CREATE INDEX expenses_spent_on_sort ON public.expenses USING btree (agency_id, spent_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_staff_id_idx ON public.expenses USING btree (agency_id, staff_id);

CREATE INDEX expenses_summary_sort ON public.expenses USING btree (agency_id, summary, id) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_supplier_id_idx ON public.expenses USING btree (agency_id, supplier_id);

CREATE INDEX expenses_talent_id_idx ON public.expenses USING btree (agency_id, talent_id);

CREATE INDEX expenses_task_id_idx ON public.expenses USING btree (agency_id, task_id);

CREATE INDEX expenses_tax_rate_id_idx ON public.expenses USING btree (agency_id, tax_rate_id);

CREATE INDEX expenses_updated_at_sort ON public.expenses USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX favorite_connection_other_idx ON public.favorite_connection USING btree (other_id);

CREATE INDEX favorite_name_idx ON public.favorite USING btree (lower(display_name), id) WHERE is_marked;

CREATE INDEX history_at_idx ON public.history USING btree (agency_id, at, id);

CREATE INDEX history_record_idx ON public.history USING btree (agency_id, record_id, version);

CREATE INDEX holding_settings_deleted_idx ON public.holding_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX holding_settings_single ON public.holding_settings USING btree (agency_id);

CREATE INDEX holds_client_id_idx ON public.holds USING btree (agency_id, client_id);

CREATE UNIQUE INDEX holds_confirmed_unique ON public.holds USING btree (agency_id, talent_id, day) WHERE ((deleted_at IS NULL) AND (state = 'CONFIRMED'::text));

CREATE INDEX holds_created_at_sort ON public.holds USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX holds_day_sort ON public.holds USING btree (agency_id, day, id) WHERE (deleted_at IS NULL);

CREATE INDEX holds_deleted_idx ON public.holds USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX holds_event_id_idx ON public.holds USING btree (agency_id, event_id);

CREATE INDEX holds_expires_at_sort ON public.holds USING btree (agency_id, expires_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX holds_label_sort ON public.holds USING btree (agency_id, label, id) WHERE (deleted_at IS NULL);

CREATE INDEX holds_opportunity_id_idx ON public.holds USING btree (agency_id, opportunity_id);

CREATE INDEX holds_rank_sort ON public.holds USING btree (agency_id, rank, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX holds_rank_unique ON public.holds USING btree (agency_id, talent_id, day, rank) WHERE ((deleted_at IS NULL) AND (rank IS NOT NULL));

CREATE INDEX holds_talent_id_idx ON public.holds USING btree (agency_id, talent_id);

CREATE INDEX holds_updated_at_sort ON public.holds USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX idempotency_key_age_idx ON public.idempotency_key USING btree (agency_id, created_at);

CREATE INDEX import_age_idx ON public.import USING btree (agency_id, created_at, id);

CREATE INDEX import_row_key_idx ON public.import_row USING btree (agency_id, import_id, key) WHERE (key IS NOT NULL);

CREATE INDEX import_row_unchecked_idx ON public.import_row USING btree (agency_id, import_id, "position") WHERE (plan IS NULL);

CREATE INDEX import_working_idx ON public.import USING btree (agency_id, id) WHERE (state = ANY (ARRAY['reading'::text, 'checking'::text, 'running'::text, 'undoing'::text]));

CREATE INDEX invoice_item_invoice_idx ON public.invoice_item USING btree (agency_id, invoice_id);

CREATE INDEX invoice_mails_settings_deleted_idx ON public.invoice_mails_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX invoice_mails_settings_single ON public.invoice_mails_settings USING btree (agency_id, type);

CREATE INDEX invoice_payment_day_idx ON public.invoice_payment USING btree (agency_id, paid_on);

CREATE INDEX invoice_payment_invoice_idx ON public.invoice_payment USING btree (agency_id, invoice_id, created_at, id);

CREATE UNIQUE INDEX invoice_payment_reverses_key ON public.invoice_payment USING btree (agency_id, reverses_id) WHERE (reverses_id IS NOT NULL);

CREATE INDEX invoice_reminders_settings_deleted_idx ON public.invoice_reminders_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX invoice_reminders_settings_single ON public.invoice_reminders_settings USING btree (agency_id);

CREATE INDEX invoice_reminders_settings_steps_owner_idx ON public.invoice_reminders_settings_steps USING btree (agency_id, owner_id, "position");

CREATE INDEX invoices_client_id_idx ON public.invoices USING btree (agency_id, client_id);

CREATE INDEX invoices_created_at_sort ON public.invoices USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_deleted_idx ON public.invoices USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX invoices_due_on_sort ON public.invoices USING btree (agency_id, due_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_issued_on_sort ON public.invoices USING btree (agency_id, issued_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_lines_item_id_idx ON public.invoices_lines USING btree (agency_id, item_id, owner_id) WHERE (item_id IS NOT NULL);

CREATE INDEX invoices_lines_owner_idx ON public.invoices_lines USING btree (agency_id, owner_id, "position");

CREATE INDEX invoices_lines_talent_id_idx ON public.invoices_lines USING btree (agency_id, talent_id, owner_id) WHERE (talent_id IS NOT NULL);

CREATE INDEX invoices_lines_tax_rate_id_idx ON public.invoices_lines USING btree (agency_id, tax_rate_id, owner_id) WHERE (tax_rate_id IS NOT NULL);

CREATE INDEX invoices_number_sort ON public.invoices USING btree (agency_id, number, id) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_outstanding_sort ON public.invoices USING btree (agency_id, (
CASE
    WHEN (outstanding IS NULL) THEN NULL::text
    ELSE currency
END), outstanding, id) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_paper_id_idx ON public.invoices USING btree (agency_id, paper_id) WHERE (paper_id IS NOT NULL);

CREATE INDEX invoices_talents_reverse_idx ON public.invoices_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX invoices_total_sort ON public.invoices USING btree (agency_id, (
CASE
    WHEN (total IS NULL) THEN NULL::text
    ELSE currency
END), total, id) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_updated_at_sort ON public.invoices USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX invoicing_settings_deleted_idx ON public.invoicing_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX invoicing_settings_single ON public.invoicing_settings USING btree (agency_id);

CREATE INDEX invoicing_settings_tax_rate_id_idx ON public.invoicing_settings USING btree (agency_id, tax_rate_id);

CREATE INDEX job_due_idx ON public.job USING btree (agency_id, due_at, id) WHERE (state = 'waiting'::text);

CREATE INDEX job_ended_idx ON public.job USING btree (agency_id, ended_at) WHERE (ended_at IS NOT NULL);

CREATE UNIQUE INDEX job_once_unique ON public.job USING btree (agency_id, name, once) WHERE (once IS NOT NULL);

CREATE INDEX library_items_created_at_sort ON public.library_items USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX library_items_deleted_idx ON public.library_items USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX library_items_file_id_idx ON public.library_items USING btree (agency_id, file_id) WHERE (file_id IS NOT NULL);

CREATE INDEX library_items_name_sort ON public.library_items USING btree (agency_id, name, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX library_items_name_unique ON public.library_items USING btree (agency_id, COALESCE(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), COALESCE(owner_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(upper((NORMALIZE(name, NFC) COLLATE "und-x-icu")))) WHERE (deleted_at IS NULL);

CREATE INDEX library_items_owner_id_idx ON public.library_items USING btree (agency_id, owner_id);

CREATE INDEX library_items_parent_id_idx ON public.library_items USING btree (agency_id, parent_id);

CREATE INDEX library_items_parent_id_owner_id_type_name_read ON public.library_items USING btree (agency_id, parent_id, owner_id, type, name, id) WHERE (deleted_at IS NULL);

CREATE INDEX library_items_updated_at_sort ON public.library_items USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX library_reading_item_idx ON public.library_reading USING btree (agency_id, item_id, at, id);

CREATE INDEX library_space_settings_deleted_idx ON public.library_space_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX library_space_settings_single ON public.library_space_settings USING btree (agency_id);

CREATE INDEX mail_about_idx ON public.mail USING btree (agency_id, about_id, created_at, id) WHERE (about_id IS NOT NULL);

CREATE INDEX mail_account_idx ON public.mail USING btree (account_id);

CREATE INDEX mail_age_idx ON public.mail USING btree (created_at, id);

CREATE INDEX mail_agency_idx ON public.mail USING btree (agency_id, created_at, id);

CREATE INDEX mail_code_idx ON public.mail USING btree (code_hash) WHERE (code_hash IS NOT NULL);

CREATE INDEX mail_logs_about_reverse_idx ON public.mail_logs_about USING btree (agency_id, target_id, owner_id);

CREATE INDEX mail_logs_at_sort ON public.mail_logs USING btree (agency_id, at, id) WHERE (deleted_at IS NULL);

CREATE INDEX mail_logs_attachments_reverse_idx ON public.mail_logs_attachments USING btree (agency_id, target_id, owner_id);

CREATE INDEX mail_logs_created_at_sort ON public.mail_logs USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX mail_logs_deleted_idx ON public.mail_logs USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX mail_logs_recipients_owner_idx ON public.mail_logs_recipients USING btree (agency_id, owner_id, "position");

CREATE INDEX mail_logs_staff_id_idx ON public.mail_logs USING btree (agency_id, staff_id);

CREATE INDEX mail_logs_subject_sort ON public.mail_logs USING btree (agency_id, subject, id) WHERE (deleted_at IS NULL);

CREATE INDEX mail_logs_updated_at_sort ON public.mail_logs USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX mail_message_mail_idx ON public.mail_message USING btree (agency_id, mail_id);

CREATE INDEX mail_message_thread_idx ON public.mail_message USING btree (agency_id, thread_id, at);

CREATE INDEX mail_templates_created_at_sort ON public.mail_templates USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX mail_templates_deleted_idx ON public.mail_templates USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX mail_templates_name_sort ON public.mail_templates USING btree (agency_id, name, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX mail_templates_name_unique ON public.mail_templates USING btree (agency_id, lower(name)) WHERE (deleted_at IS NULL);

CREATE INDEX mail_templates_updated_at_sort ON public.mail_templates USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX mail_waiting_idx ON public.mail USING btree (next_try_at) WHERE (state = 'waiting'::text);

CREATE UNIQUE INDEX mailbox_address_key ON public.mailbox USING btree (agency_id, address);

CREATE INDEX mailbox_next_idx ON public.mailbox USING btree (agency_id, next_at);

CREATE INDEX mailbox_staff_idx ON public.mailbox USING btree (agency_id, staff_id);

CREATE INDEX management_fee_rules_contract_types_reverse_idx ON public.management_fee_rules_contract_types USING btree (agency_id, target_id, owner_id);

CREATE INDEX management_fee_rules_created_at_sort ON public.management_fee_rules USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX management_fee_rules_deleted_idx ON public.management_fee_rules USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX management_fee_rules_display_name_sort ON public.management_fee_rules USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE INDEX management_fee_rules_position_sort ON public.management_fee_rules USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX management_fee_rules_talents_reverse_idx ON public.management_fee_rules_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX management_fee_rules_task_types_reverse_idx ON public.management_fee_rules_task_types USING btree (agency_id, target_id, owner_id);

CREATE INDEX management_fee_rules_updated_at_sort ON public.management_fee_rules USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX management_fees_contract_id_idx ON public.management_fees USING btree (agency_id, contract_id);

CREATE INDEX management_fees_created_at_sort ON public.management_fees USING btree (agency_id, created_at, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX management_fees_deleted_idx ON public.management_fees USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX management_fees_display_name_sort ON public.management_fees USING btree (agency_id, display_name, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX management_fees_updated_at_sort ON public.management_fees USING btree (agency_id, updated_at, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX media_pending_idx ON public.media USING btree (agency_id, state) WHERE (state = ANY (ARRAY['uploading'::text, 'processing'::text]));

CREATE INDEX media_quota_idx ON public.media USING btree (agency_id, account_id, created_at, bytes);

CREATE INDEX media_unused_idx ON public.media USING btree (agency_id, unused_since) WHERE (unused_since IS NOT NULL);

CREATE UNIQUE INDEX media_upload_unique ON public.media USING btree (agency_id, account_id, upload_key);

CREATE INDEX media_use_record_idx ON public.media_use USING btree (agency_id, record_id, purpose);

CREATE INDEX membership_account_idx ON public.membership USING btree (account_id);

CREATE INDEX merge_gone_idx ON public.merge USING btree (agency_id, gone_id);

CREATE INDEX merge_kept_idx ON public.merge USING btree (agency_id, kept_id);

CREATE INDEX message_age_idx ON public.message USING btree (created_at);

CREATE INDEX message_agency_idx ON public.message USING btree (agency_id);

CREATE INDEX modules_settings_deleted_idx ON public.modules_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX modules_settings_hidden_lists_reverse_idx ON public.modules_settings_hidden_lists USING btree (agency_id, value, owner_id);

CREATE UNIQUE INDEX modules_settings_single ON public.modules_settings USING btree (agency_id);

CREATE INDEX news_items_created_at_sort ON public.news_items USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_creator_id_idx ON public.news_items USING btree (agency_id, creator_id);

CREATE INDEX news_items_deleted_idx ON public.news_items USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX news_items_irrelevance_talents_reverse_idx ON public.news_items_irrelevance_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX news_items_latest_reported_date_sort ON public.news_items USING btree (agency_id, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_medias_reverse_idx ON public.news_items_medias USING btree (agency_id, target_id, owner_id);

CREATE INDEX news_items_open_signals_sort ON public.news_items USING btree (agency_id, open_signals, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_publish_date_sort ON public.news_items USING btree (agency_id, publish_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_relevance_latest_reported_date_read ON public.news_items USING btree (agency_id, relevance, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_status_publish_date_relevance_read ON public.news_items USING btree (agency_id, status, publish_date, relevance, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_tags_reverse_idx ON public.news_items_tags USING btree (agency_id, target_id, owner_id);

CREATE INDEX news_items_talents_reverse_idx ON public.news_items_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX news_items_title_sort ON public.news_items USING btree (agency_id, title, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_total_comment_sort ON public.news_items USING btree (agency_id, total_comment, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_total_irrelevance_sort ON public.news_items USING btree (agency_id, total_irrelevance, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_total_not_interested_in_sort ON public.news_items USING btree (agency_id, total_not_interested_in, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_total_reaction_sort ON public.news_items USING btree (agency_id, total_reaction, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_total_report_sort ON public.news_items USING btree (agency_id, total_report, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_total_shares_sort ON public.news_items USING btree (agency_id, total_shares, id) WHERE (deleted_at IS NULL);

CREATE INDEX news_items_updated_at_sort ON public.news_items USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX notes_attachments_reverse_idx ON public.notes_attachments USING btree (agency_id, target_id, owner_id);

CREATE INDEX notes_author_id_idx ON public.notes USING btree (agency_id, author_id);

CREATE INDEX notes_created_at_sort ON public.notes USING btree (agency_id, created_at, id, owner_id) WHERE (deleted_at IS NULL);

CREATE INDEX notes_deleted_idx ON public.notes USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX notes_mentions_reverse_idx ON public.notes_mentions USING btree (agency_id, target_id, owner_id);

CREATE INDEX notes_owner_id_idx ON public.notes USING btree (agency_id, owner_id);

CREATE INDEX notes_updated_at_sort ON public.notes USING btree (agency_id, updated_at, id, owner_id) WHERE (deleted_at IS NULL);

CREATE INDEX notification_age_idx ON public.notification USING btree (agency_id, created_at);

CREATE INDEX notification_mail_idx ON public.notification USING btree (agency_id, at) WHERE (mailed_at IS NULL);

CREATE UNIQUE INDEX notification_once_unique ON public.notification USING btree (agency_id, staff_id, once) WHERE (once IS NOT NULL);

CREATE INDEX notification_staff_idx ON public.notification USING btree (agency_id, staff_id, at, id);

CREATE INDEX notification_unread_idx ON public.notification USING btree (agency_id, staff_id, record_id, created_at) WHERE (read_at IS NULL);

CREATE INDEX one_time_code_expiry_idx ON public.one_time_code USING btree (expires_at);

CREATE INDEX opportunities_assignees_reverse_idx ON public.opportunities_assignees USING btree (agency_id, target_id, owner_id);

CREATE INDEX opportunities_attachments_reverse_idx ON public.opportunities_attachments USING btree (agency_id, target_id, owner_id);

CREATE INDEX opportunities_category_id_idx ON public.opportunities USING btree (agency_id, category_id);

CREATE INDEX opportunities_client_id_idx ON public.opportunities USING btree (agency_id, client_id);

CREATE INDEX opportunities_collaborators_reverse_idx ON public.opportunities_collaborators USING btree (agency_id, target_id, owner_id);

CREATE INDEX opportunities_contact_id_idx ON public.opportunities USING btree (agency_id, contact_id);

CREATE INDEX opportunities_created_at_sort ON public.opportunities USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX opportunities_creator_id_idx ON public.opportunities USING btree (agency_id, creator_id);

CREATE INDEX opportunities_deleted_idx ON public.opportunities USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX opportunities_expected_on_sort ON public.opportunities USING btree (agency_id, expected_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX opportunities_lead_id_idx ON public.opportunities USING btree (agency_id, lead_id);

CREATE INDEX opportunities_lost_reason_id_idx ON public.opportunities USING btree (agency_id, lost_reason_id);

CREATE INDEX opportunities_source_id_idx ON public.opportunities USING btree (agency_id, source_id);

CREATE INDEX opportunities_status_id_idx ON public.opportunities USING btree (agency_id, status_id);

CREATE INDEX opportunities_status_id_sort ON public.opportunities USING btree (agency_id, status_id, id) WHERE (deleted_at IS NULL);

CREATE INDEX opportunities_summary_sort ON public.opportunities USING btree (agency_id, summary, id) WHERE (deleted_at IS NULL);

CREATE INDEX opportunities_talents_reverse_idx ON public.opportunities_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX opportunities_updated_at_sort ON public.opportunities USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX opportunities_value_sort ON public.opportunities USING btree (agency_id, (
CASE
    WHEN (value IS NULL) THEN NULL::text
    ELSE value_currency
END), value, id) WHERE (deleted_at IS NULL);

CREATE INDEX partner_contacts_client_id_idx ON public.partner_contacts USING btree (agency_id, client_id);

CREATE INDEX partner_contacts_created_at_sort ON public.partner_contacts USING btree (agency_id, created_at, id, client_id) WHERE (deleted_at IS NULL);

CREATE INDEX partner_contacts_deleted_idx ON public.partner_contacts USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX partner_contacts_name_sort ON public.partner_contacts USING btree (agency_id, name, id, client_id) WHERE (deleted_at IS NULL);

CREATE INDEX partner_contacts_updated_at_sort ON public.partner_contacts USING btree (agency_id, updated_at, id, client_id) WHERE (deleted_at IS NULL);

CREATE INDEX partners_addresses_owner_idx ON public.partners_addresses USING btree (agency_id, owner_id, "position");

CREATE INDEX partners_assignees_reverse_idx ON public.partners_assignees USING btree (agency_id, target_id, owner_id);

CREATE INDEX partners_attributes_owner_idx ON public.partners_attributes USING btree (agency_id, owner_id, "position");

CREATE INDEX partners_avatar_id_idx ON public.partners USING btree (agency_id, avatar_id) WHERE (avatar_id IS NOT NULL);

CREATE INDEX partners_billing_contacts_owner_idx ON public.partners_billing_contacts USING btree (agency_id, owner_id, "position");

CREATE INDEX partners_created_at_sort ON public.partners USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX partners_deleted_idx ON public.partners USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX partners_display_name_sort ON public.partners USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE INDEX partners_email_sort ON public.partners USING btree (agency_id, email, id) WHERE (deleted_at IS NULL);

CREATE INDEX partners_head_office_location_sort ON public.partners USING btree (agency_id, head_office_location, id) WHERE (deleted_at IS NULL);

CREATE INDEX partners_industry_category_id_idx ON public.partners USING btree (agency_id, industry_category_id);

CREATE INDEX partners_medias_reverse_idx ON public.partners_medias USING btree (agency_id, target_id, owner_id);

CREATE INDEX partners_updated_at_sort ON public.partners USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX pending_sign_in_account_idx ON public.pending_sign_in USING btree (account_id);

CREATE INDEX pending_sign_in_expiry_idx ON public.pending_sign_in USING btree (expires_at);

CREATE UNIQUE INDEX place_key_idx ON public.place USING btree (agency_id, kind, column_key, key);

CREATE INDEX poll_vote_option_idx ON public.poll_vote USING btree (agency_id, poll_id, option_id);

CREATE INDEX project_groups_created_at_sort ON public.project_groups USING btree (agency_id, created_at, id, project_id) WHERE (deleted_at IS NULL);

CREATE INDEX project_groups_deleted_idx ON public.project_groups USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX project_groups_display_name_sort ON public.project_groups USING btree (agency_id, display_name, id, project_id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX project_groups_display_name_unique ON public.project_groups USING btree (agency_id, project_id, lower(upper((NORMALIZE(display_name, NFC) COLLATE "und-x-icu")))) WHERE (deleted_at IS NULL);

CREATE INDEX project_groups_position_sort ON public.project_groups USING btree (agency_id, "position", id, project_id) WHERE (deleted_at IS NULL);

CREATE INDEX project_groups_project_id_idx ON public.project_groups USING btree (agency_id, project_id);

CREATE INDEX projects_assignees_reverse_idx ON public.projects_assignees USING btree (agency_id, target_id, owner_id);

CREATE INDEX projects_attachments_reverse_idx ON public.projects_attachments USING btree (agency_id, target_id, owner_id);

CREATE INDEX projects_budget_sort ON public.projects USING btree (agency_id, (
CASE
    WHEN (budget IS NULL) THEN NULL::text
    ELSE budget_currency
END), budget, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_client_id_idx ON public.projects USING btree (agency_id, client_id);

CREATE INDEX projects_collaborators_reverse_idx ON public.projects_collaborators USING btree (agency_id, target_id, owner_id);

CREATE INDEX projects_created_at_sort ON public.projects USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_creator_id_idx ON public.projects USING btree (agency_id, creator_id);

CREATE INDEX projects_deleted_idx ON public.projects USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX projects_ends_on_sort ON public.projects USING btree (agency_id, ends_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_lead_id_idx ON public.projects USING btree (agency_id, lead_id);

CREATE INDEX projects_priority_level_sort ON public.projects USING btree (agency_id, array_position(ARRAY['LOW'::text, 'MEDIUM'::text, 'HIGH'::text], priority_level), id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_starts_on_sort ON public.projects USING btree (agency_id, starts_on, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_status_id_idx ON public.projects USING btree (agency_id, status_id);

CREATE INDEX projects_status_id_sort ON public.projects USING btree (agency_id, status_id, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_summary_sort ON public.projects USING btree (agency_id, summary, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_suppliers_reverse_idx ON public.projects_suppliers USING btree (agency_id, target_id, owner_id);

CREATE INDEX projects_talents_reverse_idx ON public.projects_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX projects_type_id_idx ON public.projects USING btree (agency_id, type_id);

CREATE INDEX projects_updated_at_sort ON public.projects USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX record_deleted_idx ON public.record USING btree (agency_id, deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX record_label_idx ON public.record USING btree (agency_id, kind, label, id) WHERE (deleted_at IS NULL);

CREATE INDEX saved_filters_created_at_sort ON public.saved_filters USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX saved_filters_deleted_idx ON public.saved_filters USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX saved_filters_name_sort ON public.saved_filters USING btree (agency_id, name, id) WHERE (deleted_at IS NULL);

CREATE INDEX search_label_trigram ON public.search_text USING gin (label gin_trgm_ops);

CREATE INDEX search_lead_idx ON public.search_text USING btree (agency_id, kind, lead text_pattern_ops);

CREATE INDEX search_pairs_idx ON public.search_text USING gin (search_pairs(((substr(lead, 2) || ' '::text) || rest)));

CREATE INDEX search_rest_trigram ON public.search_text USING gin (rest gin_trgm_ops);

CREATE INDEX search_tail_trigram ON public.search_text USING gin (substr(lead, 2) gin_trgm_ops);

CREATE INDEX session_account_idx ON public.session USING btree (account_id);

CREATE INDEX session_expiry_idx ON public.session USING btree (expires_at);

CREATE INDEX share_end_idx ON public.share USING btree (agency_id, expires_at);

CREATE INDEX share_event_age_idx ON public.share_event USING btree (agency_id, at);

CREATE INDEX share_event_share_idx ON public.share_event USING btree (agency_id, share_id, id);

CREATE INDEX share_item_item_idx ON public.share_item USING btree (agency_id, item_id);

CREATE INDEX share_maker_idx ON public.share USING btree (agency_id, account_id, id);

CREATE INDEX share_recipient_share_idx ON public.share_recipient USING btree (agency_id, share_id, "position");

CREATE UNIQUE INDEX share_recipient_token_unique ON public.share_recipient USING btree (agency_id, token_hash);

CREATE INDEX signal_talent_idx ON public.signal USING btree (agency_id, talent_id);

CREATE INDEX snippet_polls_creator_id_idx ON public.snippet_polls USING btree (agency_id, creator_id);

CREATE INDEX snippet_polls_deleted_idx ON public.snippet_polls USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX snippet_polls_event_id_idx ON public.snippet_polls USING btree (agency_id, event_id);

CREATE INDEX snippet_polls_expiry_date_sort ON public.snippet_polls USING btree (agency_id, kind, expiry_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_irrelevance_talents_reverse_idx ON public.snippet_polls_irrelevance_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX snippet_polls_latest_reported_date_sort ON public.snippet_polls USING btree (agency_id, kind, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_medias_reverse_idx ON public.snippet_polls_medias USING btree (agency_id, target_id, owner_id);

CREATE INDEX snippet_polls_open_signals_sort ON public.snippet_polls USING btree (agency_id, kind, open_signals, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_options_owner_idx ON public.snippet_polls_options USING btree (agency_id, owner_id, "position");

CREATE INDEX snippet_polls_pin_sort ON public.snippet_polls USING btree (agency_id, kind, pin, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_publish_date_sort ON public.snippet_polls USING btree (agency_id, kind, publish_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_relevance_latest_reported_date_read ON public.snippet_polls USING btree (agency_id, kind, relevance, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_talent_id_idx ON public.snippet_polls USING btree (agency_id, talent_id);

CREATE INDEX snippet_polls_total_comment_sort ON public.snippet_polls USING btree (agency_id, kind, total_comment, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_total_irrelevance_sort ON public.snippet_polls USING btree (agency_id, kind, total_irrelevance, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_total_meetup_users_sort ON public.snippet_polls USING btree (agency_id, kind, total_meetup_users, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_total_not_interested_in_sort ON public.snippet_polls USING btree (agency_id, kind, total_not_interested_in, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_total_participants_sort ON public.snippet_polls USING btree (agency_id, kind, total_participants, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_total_reaction_sort ON public.snippet_polls USING btree (agency_id, kind, total_reaction, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_total_report_sort ON public.snippet_polls USING btree (agency_id, kind, total_report, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_polls_total_share_sort ON public.snippet_polls USING btree (agency_id, kind, total_share, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_creator_id_idx ON public.snippet_posts USING btree (agency_id, creator_id);

CREATE INDEX snippet_posts_deleted_idx ON public.snippet_posts USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX snippet_posts_event_id_idx ON public.snippet_posts USING btree (agency_id, event_id);

CREATE INDEX snippet_posts_irrelevance_talents_reverse_idx ON public.snippet_posts_irrelevance_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX snippet_posts_latest_reported_date_sort ON public.snippet_posts USING btree (agency_id, kind, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_medias_reverse_idx ON public.snippet_posts_medias USING btree (agency_id, target_id, owner_id);

CREATE INDEX snippet_posts_open_signals_sort ON public.snippet_posts USING btree (agency_id, kind, open_signals, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_pin_sort ON public.snippet_posts USING btree (agency_id, kind, pin, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_publish_date_sort ON public.snippet_posts USING btree (agency_id, kind, publish_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_relevance_latest_reported_date_read ON public.snippet_posts USING btree (agency_id, kind, relevance, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_talent_id_idx ON public.snippet_posts USING btree (agency_id, talent_id);

CREATE INDEX snippet_posts_total_comment_sort ON public.snippet_posts USING btree (agency_id, kind, total_comment, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_total_irrelevance_sort ON public.snippet_posts USING btree (agency_id, kind, total_irrelevance, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_total_meetup_users_sort ON public.snippet_posts USING btree (agency_id, kind, total_meetup_users, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_total_not_interested_in_sort ON public.snippet_posts USING btree (agency_id, kind, total_not_interested_in, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_total_reaction_sort ON public.snippet_posts USING btree (agency_id, kind, total_reaction, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_total_report_sort ON public.snippet_posts USING btree (agency_id, kind, total_report, id) WHERE (deleted_at IS NULL);

CREATE INDEX snippet_posts_total_share_sort ON public.snippet_posts USING btree (agency_id, kind, total_share, id) WHERE (deleted_at IS NULL);

CREATE INDEX social_connection_record_idx ON public.social_connection USING btree (agency_id, record_id);

CREATE INDEX staff_avatar_id_idx ON public.staff USING btree (agency_id, avatar_id) WHERE (avatar_id IS NOT NULL);

CREATE INDEX staff_created_at_sort ON public.staff USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX staff_deleted_idx ON public.staff USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX staff_display_name_sort ON public.staff USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE INDEX staff_email_sort ON public.staff USING btree (agency_id, email, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX staff_email_unique ON public.staff USING btree (agency_id, lower(email)) WHERE (deleted_at IS NULL);

CREATE INDEX staff_last_login_sort ON public.staff USING btree (agency_id, last_login, id) WHERE (deleted_at IS NULL);

CREATE INDEX staff_medias_reverse_idx ON public.staff_medias USING btree (agency_id, target_id, owner_id);

CREATE INDEX staff_position_id_idx ON public.staff USING btree (agency_id, position_id);

CREATE INDEX staff_start_date_sort ON public.staff USING btree (agency_id, start_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX staff_updated_at_sort ON public.staff USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX status_categories_deleted_idx ON public.status_categories USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX status_categories_display_name_sort ON public.status_categories USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE INDEX status_categories_position_sort ON public.status_categories USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX statuses_category_id_idx ON public.statuses USING btree (agency_id, category_id);

CREATE INDEX statuses_deleted_idx ON public.statuses USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX statuses_position_sort ON public.statuses USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX statuses_status_name_sort ON public.statuses USING btree (agency_id, status_name, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX statuses_status_name_unique ON public.statuses USING btree (agency_id, type, lower(upper((NORMALIZE(status_name, NFC) COLLATE "und-x-icu")))) WHERE (deleted_at IS NULL);

CREATE INDEX sub_contracts_amount_sort ON public.sub_contracts USING btree (agency_id, (
CASE
    WHEN (amount IS NULL) THEN NULL::text
    ELSE amount_currency
END), amount, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX sub_contracts_attachments_reverse_idx ON public.sub_contracts_attachments USING btree (agency_id, target_id, owner_id);

CREATE INDEX sub_contracts_contract_id_idx ON public.sub_contracts USING btree (agency_id, contract_id);

CREATE INDEX sub_contracts_created_at_sort ON public.sub_contracts USING btree (agency_id, created_at, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX sub_contracts_deleted_idx ON public.sub_contracts USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX sub_contracts_deliverables_owner_idx ON public.sub_contracts_deliverables USING btree (agency_id, owner_id, "position");

CREATE INDEX sub_contracts_ends_on_sort ON public.sub_contracts USING btree (agency_id, ends_on, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX sub_contracts_starts_on_sort ON public.sub_contracts USING btree (agency_id, starts_on, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX sub_contracts_status_id_idx ON public.sub_contracts USING btree (agency_id, status_id);

CREATE INDEX sub_contracts_status_id_sort ON public.sub_contracts USING btree (agency_id, status_id, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX sub_contracts_summary_sort ON public.sub_contracts USING btree (agency_id, summary, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX sub_contracts_talent_id_idx ON public.sub_contracts USING btree (agency_id, talent_id);

CREATE INDEX sub_contracts_updated_at_sort ON public.sub_contracts USING btree (agency_id, updated_at, id, contract_id) WHERE (deleted_at IS NULL);

CREATE INDEX suppliers_created_at_sort ON public.suppliers USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX suppliers_deleted_idx ON public.suppliers USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX suppliers_display_name_sort ON public.suppliers USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX suppliers_display_name_unique ON public.suppliers USING btree (agency_id, lower(display_name)) WHERE (deleted_at IS NULL);

CREATE INDEX talents_achievements_owner_idx ON public.talents_achievements USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_addresses_owner_idx ON public.talents_addresses USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_agreements_owner_idx ON public.talents_agreements USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_assignees_reverse_idx ON public.talents_assignees USING btree (agency_id, target_id, owner_id);

CREATE INDEX talents_avatar_id_idx ON public.talents USING btree (agency_id, avatar_id) WHERE (avatar_id IS NOT NULL);

CREATE INDEX talents_bank_accounts_owner_idx ON public.talents_bank_accounts USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_billing_contacts_owner_idx ON public.talents_billing_contacts USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_brands_owner_idx ON public.talents_brands USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_careers_owner_idx ON public.talents_careers USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_categories_reverse_idx ON public.talents_categories USING btree (agency_id, target_id, owner_id);

CREATE INDEX talents_companies_owner_idx ON public.talents_companies USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_created_at_sort ON public.talents USING btree (agency_id, kind, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX talents_deleted_idx ON public.talents USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX talents_display_name_sort ON public.talents USING btree (agency_id, kind, display_name, id) WHERE (deleted_at IS NULL);

CREATE INDEX talents_dob_sort ON public.talents USING btree (agency_id, kind, dob, id) WHERE (deleted_at IS NULL);

CREATE INDEX talents_emergency_contacts_owner_idx ON public.talents_emergency_contacts USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_families_owner_idx ON public.talents_families USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_identity_documents_owner_idx ON public.talents_identity_documents USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_languages_owner_idx ON public.talents_languages USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_league_id_idx ON public.talents USING btree (agency_id, league_id);

CREATE INDEX talents_location_sort ON public.talents USING btree (agency_id, kind, location, id) WHERE (deleted_at IS NULL);

CREATE INDEX talents_medias_reverse_idx ON public.talents_medias USING btree (agency_id, target_id, owner_id);

CREATE INDEX talents_memberships_owner_idx ON public.talents_memberships USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_performances_owner_idx ON public.talents_performances USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_socials_owner_idx ON public.talents_socials USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_sports_reverse_idx ON public.talents_sports USING btree (agency_id, target_id, owner_id);

CREATE INDEX talents_start_date_sort ON public.talents USING btree (agency_id, kind, start_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX talents_status_sort ON public.talents USING btree (agency_id, kind, array_position(ARRAY['PENDING'::text, 'ACTIVE'::text, 'REJECTED'::text, 'LOCKED'::text], status), id) WHERE (deleted_at IS NULL);

CREATE INDEX talents_sub_types_reverse_idx ON public.talents_sub_types USING btree (agency_id, target_id, owner_id);

CREATE INDEX talents_tags_reverse_idx ON public.talents_tags USING btree (agency_id, target_id, owner_id);

CREATE INDEX talents_team_id_idx ON public.talents USING btree (agency_id, team_id);

CREATE INDEX talents_trainings_owner_idx ON public.talents_trainings USING btree (agency_id, owner_id, "position");

CREATE INDEX talents_type_id_idx ON public.talents USING btree (agency_id, type_id);

CREATE INDEX talents_updated_at_sort ON public.talents USING btree (agency_id, kind, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX task_group_items_assignee_id_idx ON public.task_group_items USING btree (agency_id, assignee_id);

CREATE INDEX task_group_items_deleted_idx ON public.task_group_items USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX task_group_items_position_sort ON public.task_group_items USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX task_group_items_summary_sort ON public.task_group_items USING btree (agency_id, summary, id) WHERE (deleted_at IS NULL);

CREATE INDEX task_group_items_task_group_id_idx ON public.task_group_items USING btree (agency_id, task_group_id);

CREATE INDEX task_group_items_type_id_idx ON public.task_group_items USING btree (agency_id, type_id);

CREATE INDEX task_groups_deleted_idx ON public.task_groups USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX task_groups_display_name_sort ON public.task_groups USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX task_groups_display_name_unique ON public.task_groups USING btree (agency_id, lower(display_name)) WHERE (deleted_at IS NULL);

CREATE INDEX task_groups_position_sort ON public.task_groups USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX task_occurrence_series_idx ON public.task_occurrence USING btree (agency_id, series_id, "position");

CREATE INDEX task_rules_created_at_sort ON public.task_rules USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX task_rules_deleted_idx ON public.task_rules USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX task_rules_display_name_sort ON public.task_rules USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE INDEX task_rules_party_id_idx ON public.task_rules USING btree (agency_id, party_id);

CREATE INDEX task_rules_tax_rate_id_idx ON public.task_rules USING btree (agency_id, tax_rate_id);

CREATE INDEX task_rules_type_id_idx ON public.task_rules USING btree (agency_id, type_id);

CREATE INDEX task_rules_updated_at_sort ON public.task_rules USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX task_types_deleted_idx ON public.task_types USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX task_types_display_name_sort ON public.task_types USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX task_types_display_name_unique ON public.task_types USING btree (agency_id, lower(display_name)) WHERE (deleted_at IS NULL);

CREATE INDEX task_types_position_sort ON public.task_types USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX tasks_assignee_id_idx ON public.tasks USING btree (agency_id, assignee_id);

CREATE INDEX tasks_calendar_long ON public.tasks USING btree (agency_id, COALESCE(start_date, due_date), id) WHERE ((deleted_at IS NULL) AND (NOT ((COALESCE(due_date_end, start_date_end) - COALESCE(start_date, due_date)) <= '35 days'::interval)));

CREATE INDEX tasks_calendar_short ON public.tasks USING btree (agency_id, COALESCE(start_date, due_date), id) WHERE ((deleted_at IS NULL) AND ((COALESCE(due_date_end, start_date_end) - COALESCE(start_date, due_date)) <= '35 days'::interval));

CREATE INDEX tasks_collaborators_reverse_idx ON public.tasks_collaborators USING btree (agency_id, target_id, owner_id);

CREATE INDEX tasks_completed_date_sort ON public.tasks USING btree (agency_id, completed_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX tasks_created_at_sort ON public.tasks USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX tasks_creator_id_idx ON public.tasks USING btree (agency_id, creator_id);

CREATE INDEX tasks_deleted_idx ON public.tasks USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX tasks_due_date_end_sort ON public.tasks USING btree (agency_id, due_date_end, id) WHERE (deleted_at IS NULL);

CREATE INDEX tasks_link_tos_reverse_idx ON public.tasks_link_tos USING btree (agency_id, target_id, owner_id);

CREATE INDEX tasks_priority_level_sort ON public.tasks USING btree (agency_id, array_position(ARRAY['LOW'::text, 'MEDIUM'::text, 'HIGH'::text], priority_level), id) WHERE (deleted_at IS NULL);

CREATE INDEX tasks_project_group_id_idx ON public.tasks USING btree (agency_id, project_group_id);

CREATE INDEX tasks_related_tos_reverse_idx ON public.tasks_related_tos USING btree (agency_id, target_id, owner_id);

CREATE INDEX tasks_start_date_end_sort ON public.tasks USING btree (agency_id, start_date_end, id) WHERE (deleted_at IS NULL);

CREATE INDEX tasks_status_id_idx ON public.tasks USING btree (agency_id, status_id);

CREATE INDEX tasks_status_id_sort ON public.tasks USING btree (agency_id, status_id, id) WHERE (deleted_at IS NULL);

CREATE INDEX tasks_summary_sort ON public.tasks USING btree (agency_id, summary, id) WHERE (deleted_at IS NULL);

CREATE INDEX tasks_supplier_id_idx ON public.tasks USING btree (agency_id, supplier_id);

CREATE INDEX tasks_type_id_idx ON public.tasks USING btree (agency_id, type_id);

CREATE INDEX tasks_updated_at_sort ON public.tasks USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX tax_rates_deleted_idx ON public.tax_rates USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX tax_rates_display_name_sort ON public.tax_rates USING btree (agency_id, display_name, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX tax_rates_display_name_unique ON public.tax_rates USING btree (agency_id, lower(display_name)) WHERE (deleted_at IS NULL);

CREATE INDEX tax_rates_position_sort ON public.tax_rates USING btree (agency_id, "position", id) WHERE (deleted_at IS NULL);

CREATE INDEX tax_rates_rate_sort ON public.tax_rates USING btree (agency_id, rate, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_created_at_sort ON public.videos USING btree (agency_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_creator_id_idx ON public.videos USING btree (agency_id, creator_id);

CREATE INDEX videos_deleted_idx ON public.videos USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX videos_irrelevance_talents_reverse_idx ON public.videos_irrelevance_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX videos_latest_reported_date_sort ON public.videos USING btree (agency_id, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_medias_reverse_idx ON public.videos_medias USING btree (agency_id, target_id, owner_id);

CREATE INDEX videos_open_signals_sort ON public.videos USING btree (agency_id, open_signals, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_publish_date_sort ON public.videos USING btree (agency_id, publish_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_relevance_latest_reported_date_read ON public.videos USING btree (agency_id, relevance, latest_reported_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_status_publish_date_relevance_read ON public.videos USING btree (agency_id, status, publish_date, relevance, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_tags_reverse_idx ON public.videos_tags USING btree (agency_id, target_id, owner_id);

CREATE INDEX videos_talents_reverse_idx ON public.videos_talents USING btree (agency_id, target_id, owner_id);

CREATE INDEX videos_title_sort ON public.videos USING btree (agency_id, title, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_total_comment_sort ON public.videos USING btree (agency_id, total_comment, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_total_irrelevance_sort ON public.videos USING btree (agency_id, total_irrelevance, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_total_not_interested_in_sort ON public.videos USING btree (agency_id, total_not_interested_in, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_total_reaction_sort ON public.videos USING btree (agency_id, total_reaction, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_total_report_sort ON public.videos USING btree (agency_id, total_report, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_total_shares_sort ON public.videos USING btree (agency_id, total_shares, id) WHERE (deleted_at IS NULL);

CREATE INDEX videos_updated_at_sort ON public.videos USING btree (agency_id, updated_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX webhook_active_idx ON public.webhook USING btree (agency_id) WHERE is_active;

CREATE INDEX webhook_delivery_age_idx ON public.webhook_delivery USING btree (agency_id, created_at);

CREATE INDEX webhook_delivery_asked_idx ON public.webhook_delivery USING btree (agency_id) WHERE (is_asked AND (state = ANY (ARRAY['waiting'::text, 'sending'::text])));

CREATE INDEX webhook_delivery_due_idx ON public.webhook_delivery USING btree (agency_id, webhook_id, next_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

CREATE INDEX webhook_delivery_log_idx ON public.webhook_delivery USING btree (agency_id, webhook_id, created_at, id);

CREATE UNIQUE INDEX webhook_delivery_once_unique ON public.webhook_delivery USING btree (agency_id, webhook_id, history_id, type);

CREATE INDEX webhook_delivery_sending_idx ON public.webhook_delivery USING btree (agency_id, webhook_id, next_at) WHERE (state = 'sending'::text);

CREATE INDEX webpage_settings_deleted_idx ON public.webpage_settings USING btree (agency_id, deletion_id) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX webpage_settings_single ON public.webpage_settings USING btree (agency_id);

alter table accepted_clash add constraint accepted_clash_record_fk FOREIGN KEY (agency_id, record_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table account add constraint account_last_agency_id_fkey FOREIGN KEY (last_agency_id) REFERENCES agency(id) ON DELETE SET NULL;

alter table accounting_settings add constraint accounting_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table agency_event add constraint agency_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table agency_event add constraint agency_event_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE;

alter table agency_profile_settings add constraint agency_profile_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table assignment add constraint assignment_record_fk FOREIGN KEY (agency_id, record_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table assignment add constraint assignment_staff_fk FOREIGN KEY (agency_id, staff_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table audios add constraint audios_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table audios add constraint audios_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table audios add constraint audios_thumbnail_id_fk FOREIGN KEY (agency_id, thumbnail_id) REFERENCES media(agency_id, id);

alter table audios_irrelevance_talents add constraint audios_irrelevance_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES audios(agency_id, id) ON DELETE CASCADE;

alter table audios_irrelevance_talents add constraint audios_irrelevance_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table audios_medias add constraint audios_medias_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES audios(agency_id, id) ON DELETE CASCADE;

alter table audios_medias add constraint audios_medias_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table audios_tags add constraint audios_tags_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES audios(agency_id, id) ON DELETE CASCADE;

alter table audios_tags add constraint audios_tags_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table audios_talents add constraint audios_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES audios(agency_id, id) ON DELETE CASCADE;

alter table audios_talents add constraint audios_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table calendar_block add constraint calendar_block_person_fk FOREIGN KEY (agency_id, person_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table calendar_block add constraint calendar_block_source_fk FOREIGN KEY (agency_id, source_id) REFERENCES calendar_source(agency_id, id) ON DELETE CASCADE;

alter table calendar_feed add constraint calendar_feed_person_fk FOREIGN KEY (agency_id, person_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table calendar_source add constraint calendar_source_person_fk FOREIGN KEY (agency_id, person_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table call_logs add constraint call_logs_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table call_logs add constraint call_logs_outcome_id_fk FOREIGN KEY (agency_id, outcome_id) REFERENCES record(agency_id, id);

alter table call_logs add constraint call_logs_recording_id_fk FOREIGN KEY (agency_id, recording_id) REFERENCES media(agency_id, id);

alter table call_logs add constraint call_logs_staff_id_fk FOREIGN KEY (agency_id, staff_id) REFERENCES record(agency_id, id);

alter table call_logs add constraint call_logs_task_id_fk FOREIGN KEY (agency_id, task_id) REFERENCES record(agency_id, id);

alter table call_logs_about add constraint call_logs_about_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES call_logs(agency_id, id) ON DELETE CASCADE;

alter table call_logs_about add constraint call_logs_about_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table catalogues add constraint catalogues_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table catalogues add constraint catalogues_parent_id_fk FOREIGN KEY (agency_id, parent_id) REFERENCES record(agency_id, id);

alter table cms_events add constraint cms_events_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table cms_events add constraint cms_events_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table cms_events_irrelevance_talents add constraint cms_events_irrelevance_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES cms_events(agency_id, id) ON DELETE CASCADE;

alter table cms_events_irrelevance_talents add constraint cms_events_irrelevance_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table cms_events_medias add constraint cms_events_medias_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES cms_events(agency_id, id) ON DELETE CASCADE;

alter table cms_events_medias add constraint cms_events_medias_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table cms_events_tags add constraint cms_events_tags_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES cms_events(agency_id, id) ON DELETE CASCADE;

alter table cms_events_tags add constraint cms_events_tags_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table cms_events_talents add constraint cms_events_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES cms_events(agency_id, id) ON DELETE CASCADE;

alter table cms_events_talents add constraint cms_events_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table contact_point add constraint contact_point_record_fk FOREIGN KEY (agency_id, record_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table contract_amounts add constraint contract_amounts_contract_id_fk FOREIGN KEY (agency_id, contract_id) REFERENCES record(agency_id, id);

alter table contract_amounts add constraint contract_amounts_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table contract_reminders_settings add constraint contract_reminders_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table contract_reminders_settings_rules add constraint contract_reminders_settings_rules_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES contract_reminders_settings(agency_id, id) ON DELETE CASCADE;

alter table contract_templates add constraint contract_templates_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table contract_templates add constraint contract_templates_type_id_fk FOREIGN KEY (agency_id, type_id) REFERENCES record(agency_id, id);

alter table contract_terms_settings add constraint contract_terms_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table contract_terms_settings_term_configs add constraint contract_terms_settings_term_configs_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES contract_terms_settings(agency_id, id) ON DELETE CASCADE;

alter table contract_types add constraint contract_types_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table contracting_settings add constraint contracting_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table contracts add constraint contracts_approval_asked_by_id_fk FOREIGN KEY (agency_id, approval_asked_by_id) REFERENCES record(agency_id, id);

alter table contracts add constraint contracts_approved_by_id_fk FOREIGN KEY (agency_id, approved_by_id) REFERENCES record(agency_id, id);

alter table contracts add constraint contracts_client_id_fk FOREIGN KEY (agency_id, client_id) REFERENCES record(agency_id, id);

alter table contracts add constraint contracts_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table contracts add constraint contracts_event_id_fk FOREIGN KEY (agency_id, event_id) REFERENCES record(agency_id, id);

alter table contracts add constraint contracts_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table contracts add constraint contracts_opportunity_id_fk FOREIGN KEY (agency_id, opportunity_id) REFERENCES record(agency_id, id);

alter table contracts add constraint contracts_project_id_fk FOREIGN KEY (agency_id, project_id) REFERENCES record(agency_id, id);

alter table contracts add constraint contracts_status_id_fk FOREIGN KEY (agency_id, status_id) REFERENCES record(agency_id, id);

alter table contracts add constraint contracts_template_id_fk FOREIGN KEY (agency_id, template_id) REFERENCES record(agency_id, id);

alter table contracts add constraint contracts_type_id_fk FOREIGN KEY (agency_id, type_id) REFERENCES record(agency_id, id);

alter table contracts_assignees add constraint contracts_assignees_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES contracts(agency_id, id) ON DELETE CASCADE;

alter table contracts_assignees add constraint contracts_assignees_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table contracts_attachments add constraint contracts_attachments_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES contracts(agency_id, id) ON DELETE CASCADE;

alter table contracts_attachments add constraint contracts_attachments_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table contracts_documents add constraint contracts_documents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES contracts(agency_id, id) ON DELETE CASCADE;

alter table contracts_documents add constraint contracts_documents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table contracts_exclusivities add constraint contracts_exclusivities_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES contracts(agency_id, id) ON DELETE CASCADE;

alter table contracts_talents add constraint contracts_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES contracts(agency_id, id) ON DELETE CASCADE;

alter table contracts_talents add constraint contracts_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table credit_note_paper add constraint credit_note_paper_note_fk FOREIGN KEY (agency_id, credit_note_id) REFERENCES record(agency_id, id);

alter table credit_notes add constraint credit_notes_client_id_fk FOREIGN KEY (agency_id, client_id) REFERENCES record(agency_id, id);

alter table credit_notes add constraint credit_notes_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table credit_notes add constraint credit_notes_invoice_id_fk FOREIGN KEY (agency_id, invoice_id) REFERENCES record(agency_id, id);

alter table credit_notes add constraint credit_notes_paper_id_fk FOREIGN KEY (agency_id, paper_id) REFERENCES media(agency_id, id);

alter table credit_notes_rates add constraint credit_notes_rates_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES credit_notes(agency_id, id) ON DELETE CASCADE;

alter table credit_notes_talents add constraint credit_notes_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES credit_notes(agency_id, id) ON DELETE CASCADE;

alter table credit_notes_talents add constraint credit_notes_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table crossing add constraint crossing_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table crossing add constraint crossing_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE;

alter table custom_fields add constraint custom_fields_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table custom_fields_options add constraint custom_fields_options_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES custom_fields(agency_id, id) ON DELETE CASCADE;

alter table enquiries add constraint enquiries_contact_id_fk FOREIGN KEY (agency_id, contact_id) REFERENCES record(agency_id, id);

alter table enquiries add constraint enquiries_form_id_fk FOREIGN KEY (agency_id, form_id) REFERENCES record(agency_id, id);

alter table enquiries add constraint enquiries_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table enquiries add constraint enquiries_opportunity_id_fk FOREIGN KEY (agency_id, opportunity_id) REFERENCES record(agency_id, id);

alter table enquiries add constraint enquiries_scout_id_fk FOREIGN KEY (agency_id, scout_id) REFERENCES record(agency_id, id);

alter table enquiries_about add constraint enquiries_about_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES enquiries(agency_id, id) ON DELETE CASCADE;

alter table enquiries_about add constraint enquiries_about_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table enquiries_assignees add constraint enquiries_assignees_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES enquiries(agency_id, id) ON DELETE CASCADE;

alter table enquiries_assignees add constraint enquiries_assignees_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table enquiries_spam_reasons add constraint enquiries_spam_reasons_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES enquiries(agency_id, id) ON DELETE CASCADE;

alter table enquiries_talents add constraint enquiries_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES enquiries(agency_id, id) ON DELETE CASCADE;

alter table enquiries_talents add constraint enquiries_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table enquiry_forms add constraint enquiry_forms_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table enquiry_forms_origins add constraint enquiry_forms_origins_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES enquiry_forms(agency_id, id) ON DELETE CASCADE;

alter table enquiry_forms_staff add constraint enquiry_forms_staff_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES enquiry_forms(agency_id, id) ON DELETE CASCADE;

alter table enquiry_forms_staff add constraint enquiry_forms_staff_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table enquiry_forms_talents add constraint enquiry_forms_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES enquiry_forms(agency_id, id) ON DELETE CASCADE;

alter table enquiry_forms_talents add constraint enquiry_forms_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table entity_terms_settings add constraint entity_terms_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table entity_terms_settings_terms add constraint entity_terms_settings_terms_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES entity_terms_settings(agency_id, id) ON DELETE CASCADE;

alter table events add constraint events_client_id_fk FOREIGN KEY (agency_id, client_id) REFERENCES record(agency_id, id);

alter table events add constraint events_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table events add constraint events_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table events add constraint events_lead_id_fk FOREIGN KEY (agency_id, lead_id) REFERENCES record(agency_id, id);

alter table events add constraint events_opportunity_id_fk FOREIGN KEY (agency_id, opportunity_id) REFERENCES record(agency_id, id);

alter table events add constraint events_project_id_fk FOREIGN KEY (agency_id, project_id) REFERENCES record(agency_id, id);

alter table events add constraint events_status_id_fk FOREIGN KEY (agency_id, status_id) REFERENCES record(agency_id, id);

alter table events add constraint events_type_id_fk FOREIGN KEY (agency_id, type_id) REFERENCES record(agency_id, id);

alter table events_assignees add constraint events_assignees_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES events(agency_id, id) ON DELETE CASCADE;

alter table events_assignees add constraint events_assignees_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table events_attachments add constraint events_attachments_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES events(agency_id, id) ON DELETE CASCADE;

alter table events_attachments add constraint events_attachments_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table events_collaborators add constraint events_collaborators_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES events(agency_id, id) ON DELETE CASCADE;

alter table events_collaborators add constraint events_collaborators_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table events_talents add constraint events_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES events(agency_id, id) ON DELETE CASCADE;

alter table events_talents add constraint events_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table expenses add constraint expenses_category_id_fk FOREIGN KEY (agency_id, category_id) REFERENCES record(agency_id, id);

alter table expenses add constraint expenses_client_id_fk FOREIGN KEY (agency_id, client_id) REFERENCES record(agency_id, id);

alter table expenses add constraint expenses_contract_id_fk FOREIGN KEY (agency_id, contract_id) REFERENCES record(agency_id, id);

alter table expenses add constraint expenses_event_id_fk FOREIGN KEY (agency_id, event_id) REFERENCES record(agency_id, id);

alter table expenses add constraint expenses_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table expenses add constraint expenses_project_id_fk FOREIGN KEY (agency_id, project_id) REFERENCES record(agency_id, id);

alter table expenses add constraint expenses_staff_id_fk FOREIGN KEY (agency_id, staff_id) REFERENCES record(agency_id, id);

alter table expenses add constraint expenses_supplier_id_fk FOREIGN KEY (agency_id, supplier_id) REFERENCES record(agency_id, id);

alter table expenses add constraint expenses_talent_id_fk FOREIGN KEY (agency_id, talent_id) REFERENCES record(agency_id, id);

alter table expenses add constraint expenses_task_id_fk FOREIGN KEY (agency_id, task_id) REFERENCES record(agency_id, id);

alter table expenses add constraint expenses_tax_rate_id_fk FOREIGN KEY (agency_id, tax_rate_id) REFERENCES record(agency_id, id);

alter table expenses_receipts add constraint expenses_receipts_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES expenses(agency_id, id) ON DELETE CASCADE;

alter table expenses_receipts add constraint expenses_receipts_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table factor_mail_code add constraint factor_mail_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table favorite add constraint favorite_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id);

alter table favorite_connection add constraint favorite_connection_favorite_id_fkey FOREIGN KEY (favorite_id) REFERENCES favorite(id) ON DELETE CASCADE;

alter table favorite_connection add constraint favorite_connection_other_id_fkey FOREIGN KEY (other_id) REFERENCES favorite(id) ON DELETE CASCADE;

alter table history add constraint history_record_fk FOREIGN KEY (agency_id, record_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table holding_settings add constraint holding_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table holds add constraint holds_client_id_fk FOREIGN KEY (agency_id, client_id) REFERENCES record(agency_id, id);

alter table holds add constraint holds_event_id_fk FOREIGN KEY (agency_id, event_id) REFERENCES record(agency_id, id);

alter table holds add constraint holds_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table holds add constraint holds_opportunity_id_fk FOREIGN KEY (agency_id, opportunity_id) REFERENCES record(agency_id, id);

alter table holds add constraint holds_talent_id_fk FOREIGN KEY (agency_id, talent_id) REFERENCES record(agency_id, id);

alter table import_row add constraint import_row_import_fk FOREIGN KEY (agency_id, import_id) REFERENCES import(agency_id, id) ON DELETE CASCADE;

alter table invoice_item add constraint invoice_item_invoice_fk FOREIGN KEY (agency_id, invoice_id) REFERENCES record(agency_id, id);

alter table invoice_item add constraint invoice_item_item_fk FOREIGN KEY (agency_id, item_id) REFERENCES record(agency_id, id);

alter table invoice_mails_settings add constraint invoice_mails_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table invoice_paper add constraint invoice_paper_invoice_fk FOREIGN KEY (agency_id, invoice_id) REFERENCES record(agency_id, id);

alter table invoice_payment add constraint invoice_payment_invoice_fk FOREIGN KEY (agency_id, invoice_id) REFERENCES record(agency_id, id);

alter table invoice_reminder add constraint invoice_reminder_invoice_fk FOREIGN KEY (agency_id, invoice_id) REFERENCES record(agency_id, id);

alter table invoice_reminders_settings add constraint invoice_reminders_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table invoice_reminders_settings_steps add constraint invoice_reminders_settings_steps_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES invoice_reminders_settings(agency_id, id) ON DELETE CASCADE;

alter table invoices add constraint invoices_client_id_fk FOREIGN KEY (agency_id, client_id) REFERENCES record(agency_id, id);

alter table invoices add constraint invoices_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table invoices add constraint invoices_paper_id_fk FOREIGN KEY (agency_id, paper_id) REFERENCES media(agency_id, id);

alter table invoices_lines add constraint invoices_lines_item_id_fk FOREIGN KEY (agency_id, item_id) REFERENCES record(agency_id, id);

alter table invoices_lines add constraint invoices_lines_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES invoices(agency_id, id) ON DELETE CASCADE;

alter table invoices_lines add constraint invoices_lines_talent_id_fk FOREIGN KEY (agency_id, talent_id) REFERENCES record(agency_id, id);

alter table invoices_lines add constraint invoices_lines_tax_rate_id_fk FOREIGN KEY (agency_id, tax_rate_id) REFERENCES record(agency_id, id);

alter table invoices_talents add constraint invoices_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES invoices(agency_id, id) ON DELETE CASCADE;

alter table invoices_talents add constraint invoices_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table invoicing_settings add constraint invoicing_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table invoicing_settings add constraint invoicing_settings_tax_rate_id_fk FOREIGN KEY (agency_id, tax_rate_id) REFERENCES record(agency_id, id);

alter table last_talk add constraint last_talk_record_fk FOREIGN KEY (agency_id, record_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table library_items add constraint library_items_file_id_fk FOREIGN KEY (agency_id, file_id) REFERENCES media(agency_id, id);

alter table library_items add constraint library_items_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table library_items add constraint library_items_owner_id_fk FOREIGN KEY (agency_id, owner_id) REFERENCES record(agency_id, id);

alter table library_items add constraint library_items_parent_id_fk FOREIGN KEY (agency_id, parent_id) REFERENCES record(agency_id, id);

alter table library_reading add constraint library_reading_item_fk FOREIGN KEY (agency_id, item_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table library_space_settings add constraint library_space_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table mail add constraint mail_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table mail add constraint mail_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE;

alter table mail_html add constraint mail_html_record_fk FOREIGN KEY (agency_id, mail_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table mail_logs add constraint mail_logs_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table mail_logs add constraint mail_logs_staff_id_fk FOREIGN KEY (agency_id, staff_id) REFERENCES record(agency_id, id);

alter table mail_logs_about add constraint mail_logs_about_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES mail_logs(agency_id, id) ON DELETE CASCADE;

alter table mail_logs_about add constraint mail_logs_about_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table mail_logs_attachments add constraint mail_logs_attachments_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES mail_logs(agency_id, id) ON DELETE CASCADE;

alter table mail_logs_attachments add constraint mail_logs_attachments_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table mail_logs_recipients add constraint mail_logs_recipients_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES mail_logs(agency_id, id) ON DELETE CASCADE;

alter table mail_templates add constraint mail_templates_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table mailbox add constraint mailbox_staff_fk FOREIGN KEY (agency_id, staff_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table mailbox_folder add constraint mailbox_folder_mailbox_fk FOREIGN KEY (agency_id, mailbox_id) REFERENCES mailbox(agency_id, id) ON DELETE CASCADE;

alter table management_fee_rules add constraint management_fee_rules_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table management_fee_rules_contract_types add constraint management_fee_rules_contract_types_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES management_fee_rules(agency_id, id) ON DELETE CASCADE;

alter table management_fee_rules_contract_types add constraint management_fee_rules_contract_types_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table management_fee_rules_talents add constraint management_fee_rules_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES management_fee_rules(agency_id, id) ON DELETE CASCADE;

alter table management_fee_rules_talents add constraint management_fee_rules_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table management_fee_rules_task_types add constraint management_fee_rules_task_types_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES management_fee_rules(agency_id, id) ON DELETE CASCADE;

alter table management_fee_rules_task_types add constraint management_fee_rules_task_types_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table management_fees add constraint management_fees_contract_id_fk FOREIGN KEY (agency_id, contract_id) REFERENCES record(agency_id, id);

alter table management_fees add constraint management_fees_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table media_part add constraint media_part_media_fk FOREIGN KEY (agency_id, media_id) REFERENCES media(agency_id, id) ON DELETE CASCADE;

alter table media_use add constraint media_use_media_fk FOREIGN KEY (agency_id, media_id) REFERENCES media(agency_id, id);

alter table media_use add constraint media_use_record_fk FOREIGN KEY (agency_id, record_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table membership add constraint membership_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table membership add constraint membership_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE;

alter table merge add constraint merge_gone_fk FOREIGN KEY (agency_id, gone_id) REFERENCES record(agency_id, id);

alter table merge add constraint merge_kept_fk FOREIGN KEY (agency_id, kept_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table message add constraint message_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table message add constraint message_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE;

alter table message_counter add constraint message_counter_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table modules_settings add constraint modules_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table modules_settings_hidden_lists add constraint modules_settings_hidden_lists_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES modules_settings(agency_id, id) ON DELETE CASCADE;

alter table news_items add constraint news_items_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table news_items add constraint news_items_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table news_items_irrelevance_talents add constraint news_items_irrelevance_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES news_items(agency_id, id) ON DELETE CASCADE;

alter table news_items_irrelevance_talents add constraint news_items_irrelevance_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table news_items_medias add constraint news_items_medias_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES news_items(agency_id, id) ON DELETE CASCADE;

alter table news_items_medias add constraint news_items_medias_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table news_items_tags add constraint news_items_tags_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES news_items(agency_id, id) ON DELETE CASCADE;

alter table news_items_tags add constraint news_items_tags_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table news_items_talents add constraint news_items_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES news_items(agency_id, id) ON DELETE CASCADE;

alter table news_items_talents add constraint news_items_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table notes add constraint notes_author_id_fk FOREIGN KEY (agency_id, author_id) REFERENCES record(agency_id, id);

alter table notes add constraint notes_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table notes add constraint notes_owner_id_fk FOREIGN KEY (agency_id, owner_id) REFERENCES record(agency_id, id);

alter table notes_attachments add constraint notes_attachments_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES notes(agency_id, id) ON DELETE CASCADE;

alter table notes_attachments add constraint notes_attachments_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table notes_mentions add constraint notes_mentions_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES notes(agency_id, id) ON DELETE CASCADE;

alter table notes_mentions add constraint notes_mentions_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table notification add constraint notification_record_fk FOREIGN KEY (agency_id, record_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table notification add constraint notification_staff_fk FOREIGN KEY (agency_id, staff_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table notification_digest add constraint notification_digest_staff_fk FOREIGN KEY (agency_id, staff_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table notification_setting add constraint notification_setting_staff_fk FOREIGN KEY (agency_id, staff_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table one_time_code add constraint one_time_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table one_time_code add constraint one_time_code_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE;

alter table opportunities add constraint opportunities_category_id_fk FOREIGN KEY (agency_id, category_id) REFERENCES record(agency_id, id);

alter table opportunities add constraint opportunities_client_id_fk FOREIGN KEY (agency_id, client_id) REFERENCES record(agency_id, id);

alter table opportunities add constraint opportunities_contact_id_fk FOREIGN KEY (agency_id, contact_id) REFERENCES record(agency_id, id);

alter table opportunities add constraint opportunities_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table opportunities add constraint opportunities_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table opportunities add constraint opportunities_lead_id_fk FOREIGN KEY (agency_id, lead_id) REFERENCES record(agency_id, id);

alter table opportunities add constraint opportunities_lost_reason_id_fk FOREIGN KEY (agency_id, lost_reason_id) REFERENCES record(agency_id, id);

alter table opportunities add constraint opportunities_source_id_fk FOREIGN KEY (agency_id, source_id) REFERENCES record(agency_id, id);

alter table opportunities add constraint opportunities_status_id_fk FOREIGN KEY (agency_id, status_id) REFERENCES record(agency_id, id);

alter table opportunities_assignees add constraint opportunities_assignees_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES opportunities(agency_id, id) ON DELETE CASCADE;

alter table opportunities_assignees add constraint opportunities_assignees_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table opportunities_attachments add constraint opportunities_attachments_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES opportunities(agency_id, id) ON DELETE CASCADE;

alter table opportunities_attachments add constraint opportunities_attachments_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table opportunities_collaborators add constraint opportunities_collaborators_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES opportunities(agency_id, id) ON DELETE CASCADE;

alter table opportunities_collaborators add constraint opportunities_collaborators_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table opportunities_talents add constraint opportunities_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES opportunities(agency_id, id) ON DELETE CASCADE;

alter table opportunities_talents add constraint opportunities_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table partner_contacts add constraint partner_contacts_client_id_fk FOREIGN KEY (agency_id, client_id) REFERENCES record(agency_id, id);

alter table partner_contacts add constraint partner_contacts_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table partners add constraint partners_avatar_id_fk FOREIGN KEY (agency_id, avatar_id) REFERENCES media(agency_id, id);

alter table partners add constraint partners_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table partners add constraint partners_industry_category_id_fk FOREIGN KEY (agency_id, industry_category_id) REFERENCES record(agency_id, id);

alter table partners_addresses add constraint partners_addresses_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES partners(agency_id, id) ON DELETE CASCADE;

alter table partners_assignees add constraint partners_assignees_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES partners(agency_id, id) ON DELETE CASCADE;

alter table partners_assignees add constraint partners_assignees_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table partners_attributes add constraint partners_attributes_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES partners(agency_id, id) ON DELETE CASCADE;

alter table partners_billing_contacts add constraint partners_billing_contacts_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES partners(agency_id, id) ON DELETE CASCADE;

alter table partners_medias add constraint partners_medias_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES partners(agency_id, id) ON DELETE CASCADE;

alter table partners_medias add constraint partners_medias_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table pending_sign_in add constraint pending_sign_in_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table place add constraint place_record_fk FOREIGN KEY (agency_id, record_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table poll_vote add constraint poll_vote_poll_fk FOREIGN KEY (agency_id, poll_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table project_groups add constraint project_groups_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table project_groups add constraint project_groups_project_id_fk FOREIGN KEY (agency_id, project_id) REFERENCES record(agency_id, id);

alter table projects add constraint projects_client_id_fk FOREIGN KEY (agency_id, client_id) REFERENCES record(agency_id, id);

alter table projects add constraint projects_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table projects add constraint projects_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table projects add constraint projects_lead_id_fk FOREIGN KEY (agency_id, lead_id) REFERENCES record(agency_id, id);

alter table projects add constraint projects_status_id_fk FOREIGN KEY (agency_id, status_id) REFERENCES record(agency_id, id);

alter table projects add constraint projects_type_id_fk FOREIGN KEY (agency_id, type_id) REFERENCES record(agency_id, id);

alter table projects_assignees add constraint projects_assignees_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES projects(agency_id, id) ON DELETE CASCADE;

alter table projects_assignees add constraint projects_assignees_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table projects_attachments add constraint projects_attachments_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES projects(agency_id, id) ON DELETE CASCADE;

alter table projects_attachments add constraint projects_attachments_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table projects_collaborators add constraint projects_collaborators_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES projects(agency_id, id) ON DELETE CASCADE;

alter table projects_collaborators add constraint projects_collaborators_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table projects_suppliers add constraint projects_suppliers_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES projects(agency_id, id) ON DELETE CASCADE;

alter table projects_suppliers add constraint projects_suppliers_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table projects_talents add constraint projects_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES projects(agency_id, id) ON DELETE CASCADE;

alter table projects_talents add constraint projects_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table recovery_code add constraint recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table saved_filters add constraint saved_filters_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table session add constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table session add constraint session_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE;

alter table share_event add constraint share_event_share_fk FOREIGN KEY (agency_id, share_id) REFERENCES share(agency_id, id) ON DELETE CASCADE;

alter table share_item add constraint share_item_item_fk FOREIGN KEY (agency_id, item_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table share_item add constraint share_item_share_fk FOREIGN KEY (agency_id, share_id) REFERENCES share(agency_id, id) ON DELETE CASCADE;

alter table share_recipient add constraint share_recipient_share_fk FOREIGN KEY (agency_id, share_id) REFERENCES share(agency_id, id) ON DELETE CASCADE;

alter table signal add constraint signal_talent_fk FOREIGN KEY (agency_id, talent_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table signal add constraint signal_target_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table snippet_polls add constraint snippet_polls_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table snippet_polls add constraint snippet_polls_event_id_fk FOREIGN KEY (agency_id, event_id) REFERENCES record(agency_id, id);

alter table snippet_polls add constraint snippet_polls_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table snippet_polls add constraint snippet_polls_talent_id_fk FOREIGN KEY (agency_id, talent_id) REFERENCES record(agency_id, id);

alter table snippet_polls_irrelevance_talents add constraint snippet_polls_irrelevance_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES snippet_polls(agency_id, id) ON DELETE CASCADE;

alter table snippet_polls_irrelevance_talents add constraint snippet_polls_irrelevance_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table snippet_polls_medias add constraint snippet_polls_medias_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES snippet_polls(agency_id, id) ON DELETE CASCADE;

alter table snippet_polls_medias add constraint snippet_polls_medias_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table snippet_polls_options add constraint snippet_polls_options_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES snippet_polls(agency_id, id) ON DELETE CASCADE;

alter table snippet_posts add constraint snippet_posts_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table snippet_posts add constraint snippet_posts_event_id_fk FOREIGN KEY (agency_id, event_id) REFERENCES record(agency_id, id);

alter table snippet_posts add constraint snippet_posts_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table snippet_posts add constraint snippet_posts_talent_id_fk FOREIGN KEY (agency_id, talent_id) REFERENCES record(agency_id, id);

alter table snippet_posts_irrelevance_talents add constraint snippet_posts_irrelevance_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES snippet_posts(agency_id, id) ON DELETE CASCADE;

alter table snippet_posts_irrelevance_talents add constraint snippet_posts_irrelevance_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table snippet_posts_medias add constraint snippet_posts_medias_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES snippet_posts(agency_id, id) ON DELETE CASCADE;

alter table snippet_posts_medias add constraint snippet_posts_medias_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table social_connection add constraint social_connection_record_fk FOREIGN KEY (agency_id, record_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table staff add constraint staff_avatar_id_fk FOREIGN KEY (agency_id, avatar_id) REFERENCES media(agency_id, id);

alter table staff add constraint staff_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table staff add constraint staff_position_id_fk FOREIGN KEY (agency_id, position_id) REFERENCES record(agency_id, id);

alter table staff_medias add constraint staff_medias_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES staff(agency_id, id) ON DELETE CASCADE;

alter table staff_medias add constraint staff_medias_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table status_categories add constraint status_categories_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table statuses add constraint statuses_category_id_fk FOREIGN KEY (agency_id, category_id) REFERENCES record(agency_id, id);

alter table statuses add constraint statuses_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table sub_contracts add constraint sub_contracts_contract_id_fk FOREIGN KEY (agency_id, contract_id) REFERENCES record(agency_id, id);

alter table sub_contracts add constraint sub_contracts_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table sub_contracts add constraint sub_contracts_status_id_fk FOREIGN KEY (agency_id, status_id) REFERENCES record(agency_id, id);

alter table sub_contracts add constraint sub_contracts_talent_id_fk FOREIGN KEY (agency_id, talent_id) REFERENCES record(agency_id, id);

alter table sub_contracts_attachments add constraint sub_contracts_attachments_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES sub_contracts(agency_id, id) ON DELETE CASCADE;

alter table sub_contracts_attachments add constraint sub_contracts_attachments_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table sub_contracts_deliverables add constraint sub_contracts_deliverables_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES sub_contracts(agency_id, id) ON DELETE CASCADE;

alter table suppliers add constraint suppliers_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table talents add constraint talents_avatar_id_fk FOREIGN KEY (agency_id, avatar_id) REFERENCES media(agency_id, id);

alter table talents add constraint talents_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table talents add constraint talents_league_id_fk FOREIGN KEY (agency_id, league_id) REFERENCES record(agency_id, id);

alter table talents add constraint talents_team_id_fk FOREIGN KEY (agency_id, team_id) REFERENCES record(agency_id, id);

alter table talents add constraint talents_type_id_fk FOREIGN KEY (agency_id, type_id) REFERENCES record(agency_id, id);

alter table talents_achievements add constraint talents_achievements_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_addresses add constraint talents_addresses_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_agreements add constraint talents_agreements_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_assignees add constraint talents_assignees_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_assignees add constraint talents_assignees_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table talents_bank_accounts add constraint talents_bank_accounts_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_billing_contacts add constraint talents_billing_contacts_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_brands add constraint talents_brands_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_careers add constraint talents_careers_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_categories add constraint talents_categories_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_categories add constraint talents_categories_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table talents_companies add constraint talents_companies_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_emergency_contacts add constraint talents_emergency_contacts_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_families add constraint talents_families_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_identity_documents add constraint talents_identity_documents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_languages add constraint talents_languages_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_medias add constraint talents_medias_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_medias add constraint talents_medias_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table talents_memberships add constraint talents_memberships_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_performances add constraint talents_performances_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_socials add constraint talents_socials_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_sports add constraint talents_sports_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_sports add constraint talents_sports_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table talents_sub_types add constraint talents_sub_types_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_sub_types add constraint talents_sub_types_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table talents_tags add constraint talents_tags_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table talents_tags add constraint talents_tags_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table talents_trainings add constraint talents_trainings_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES talents(agency_id, id) ON DELETE CASCADE;

alter table task_group_items add constraint task_group_items_assignee_id_fk FOREIGN KEY (agency_id, assignee_id) REFERENCES record(agency_id, id);

alter table task_group_items add constraint task_group_items_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table task_group_items add constraint task_group_items_task_group_id_fk FOREIGN KEY (agency_id, task_group_id) REFERENCES record(agency_id, id);

alter table task_group_items add constraint task_group_items_type_id_fk FOREIGN KEY (agency_id, type_id) REFERENCES record(agency_id, id);

alter table task_groups add constraint task_groups_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table task_occurrence add constraint task_occurrence_task_fk FOREIGN KEY (agency_id, task_id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table task_rules add constraint task_rules_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table task_rules add constraint task_rules_party_id_fk FOREIGN KEY (agency_id, party_id) REFERENCES record(agency_id, id);

alter table task_rules add constraint task_rules_tax_rate_id_fk FOREIGN KEY (agency_id, tax_rate_id) REFERENCES record(agency_id, id);

alter table task_rules add constraint task_rules_type_id_fk FOREIGN KEY (agency_id, type_id) REFERENCES record(agency_id, id);

alter table task_types add constraint task_types_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table tasks add constraint tasks_assignee_id_fk FOREIGN KEY (agency_id, assignee_id) REFERENCES record(agency_id, id);

alter table tasks add constraint tasks_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table tasks add constraint tasks_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table tasks add constraint tasks_project_group_id_fk FOREIGN KEY (agency_id, project_group_id) REFERENCES record(agency_id, id);

alter table tasks add constraint tasks_status_id_fk FOREIGN KEY (agency_id, status_id) REFERENCES record(agency_id, id);

alter table tasks add constraint tasks_supplier_id_fk FOREIGN KEY (agency_id, supplier_id) REFERENCES record(agency_id, id);

alter table tasks add constraint tasks_type_id_fk FOREIGN KEY (agency_id, type_id) REFERENCES record(agency_id, id);

alter table tasks_collaborators add constraint tasks_collaborators_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES tasks(agency_id, id) ON DELETE CASCADE;

alter table tasks_collaborators add constraint tasks_collaborators_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table tasks_link_tos add constraint tasks_link_tos_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES tasks(agency_id, id) ON DELETE CASCADE;

alter table tasks_link_tos add constraint tasks_link_tos_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table tasks_related_tos add constraint tasks_related_tos_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES tasks(agency_id, id) ON DELETE CASCADE;

alter table tasks_related_tos add constraint tasks_related_tos_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table tax_rates add constraint tax_rates_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table videos add constraint videos_creator_id_fk FOREIGN KEY (agency_id, creator_id) REFERENCES record(agency_id, id);

alter table videos add constraint videos_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

alter table videos_irrelevance_talents add constraint videos_irrelevance_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES videos(agency_id, id) ON DELETE CASCADE;

alter table videos_irrelevance_talents add constraint videos_irrelevance_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table videos_medias add constraint videos_medias_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES videos(agency_id, id) ON DELETE CASCADE;

alter table videos_medias add constraint videos_medias_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES media(agency_id, id);

alter table videos_tags add constraint videos_tags_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES videos(agency_id, id) ON DELETE CASCADE;

alter table videos_tags add constraint videos_tags_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table videos_talents add constraint videos_talents_owner_fk FOREIGN KEY (agency_id, owner_id) REFERENCES videos(agency_id, id) ON DELETE CASCADE;

alter table videos_talents add constraint videos_talents_target_id_fk FOREIGN KEY (agency_id, target_id) REFERENCES record(agency_id, id);

alter table webhook_delivery add constraint webhook_delivery_webhook_fk FOREIGN KEY (agency_id, webhook_id) REFERENCES webhook(agency_id, id) ON DELETE CASCADE;

alter table webpage_settings add constraint webpage_settings_id_fk FOREIGN KEY (agency_id, id) REFERENCES record(agency_id, id) ON DELETE CASCADE;

create view live_session as  SELECT s.id,
    s.account_id,
        CASE
            WHEN (a.product_role = 'app_admin'::text) THEN NULL::uuid
            ELSE s.agency_id
        END AS agency_id,
    m.staff_id,
    COALESCE(a.product_role, m.role) AS role,
    COALESCE(m.levels, '{}'::jsonb) AS levels,
    COALESCE(m.time_zone, a.time_zone, g.time_zone, 'Australia/Sydney'::text) AS time_zone,
    a.email,
    a.display_name,
    g.name AS agency_name,
    s.refresh_counter,
    s.refreshed_at,
    s.expires_at,
    s.last_used_at
   FROM (((session s
     JOIN account a ON ((a.id = s.account_id)))
     LEFT JOIN agency g ON ((g.id = s.agency_id)))
     LEFT JOIN membership m ON (((m.agency_id = s.agency_id) AND (m.account_id = s.account_id) AND (a.product_role IS NULL))))
  WHERE ((s.ended_at IS NULL) AND (a.suspended_at IS NULL) AND ((a.product_role IS NOT NULL) OR ((m.account_id IS NOT NULL) AND (m.invited_at IS NULL) AND (m.suspended_at IS NULL) AND (m.removed_at IS NULL) AND (g.suspended_at IS NULL))));

create view working_membership as  SELECT m.agency_id,
    m.account_id,
    m.staff_id
   FROM ((membership m
     JOIN account a ON ((a.id = m.account_id)))
     JOIN agency g ON ((g.id = m.agency_id)))
  WHERE ((a.product_role IS NULL) AND (m.invited_at IS NULL) AND (m.suspended_at IS NULL) AND (m.removed_at IS NULL) AND (g.suspended_at IS NULL));

create view living_text as  SELECT agency_id,
    record_id,
    kind,
    label,
    text,
    lead,
    rest
   FROM search_text s
  WHERE (NOT (EXISTS ( SELECT
           FROM record r
          WHERE ((r.agency_id = s.agency_id) AND (r.id = s.record_id) AND (r.deleted_at IS NOT NULL)))));

create view spoken_talk with (security_invoker=true) as  SELECT l.agency_id,
    l.target_id AS record_id,
    c.id AS talk_id,
    c.at
   FROM (call_logs_about l
     JOIN call_logs c ON (((c.agency_id = l.agency_id) AND (c.id = l.owner_id))))
  WHERE ((c.deleted_at IS NULL) AND (c.direction = ANY (ARRAY['IN'::text, 'OUT'::text])))
UNION ALL
 SELECT l.agency_id,
    l.target_id AS record_id,
    m.id AS talk_id,
    m.at
   FROM (mail_logs_about l
     JOIN mail_logs m ON (((m.agency_id = l.agency_id) AND (m.id = l.owner_id))))
  WHERE ((m.deleted_at IS NULL) AND (NOT m.is_automatic) AND (m.state = ANY (ARRAY['RECEIVED'::text, 'SENT'::text])))
UNION ALL
 SELECT l.agency_id,
    l.target_id AS record_id,
    e.id AS talk_id,
    e.answered_at AS at
   FROM (enquiries_about l
     JOIN enquiries e ON (((e.agency_id = l.agency_id) AND (e.id = l.owner_id))))
  WHERE ((e.deleted_at IS NULL) AND (e.answered_at IS NOT NULL))
UNION ALL
 SELECT l.agency_id,
    l.target_id AS record_id,
    e.id AS talk_id,
    e.answered_at AS at
   FROM (enquiries_talents l
     JOIN enquiries e ON (((e.agency_id = l.agency_id) AND (e.id = l.owner_id))))
  WHERE ((e.deleted_at IS NULL) AND (e.answered_at IS NOT NULL));

CREATE OR REPLACE FUNCTION public.identity_enter_agency(wanted uuid, into_agency uuid, moment timestamp with time zone)
 RETURNS SETOF live_session
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held session;
  is_member boolean;
begin
  perform from agency g where g.id = into_agency for share;
  select s.* into held from session s
  where s.id = wanted and s.ended_at is null and s.expires_at > moment
  for update;
  select a.product_role is null into is_member from account a where a.id = held.account_id;
  if not found
    or (into_agency is null and is_member)
    or (into_agency is not null and not may_enter(held.account_id, into_agency))
    or (into_agency is not null and identity_owes_factor(held.account_id, into_agency))
  then
    return;
  end if;
  if held.agency_id is distinct from into_agency then
    update session set agency_id = into_agency, agency_since = moment where id = wanted;
  end if;
  if is_member then
    update account set last_agency_id = into_agency where id = held.account_id;
  end if;
  return query select * from live_session v where v.id = wanted;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_open_session(new_id uuid, opener uuid, moment timestamp with time zone, expiry timestamp with time zone, from_address text, agent text)
 RETURNS SETOF live_session
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into session (id, account_id, agency_id, created_at, last_used_at, refreshed_at, expires_at, address, user_agent)
  select new_id, a.id, first.agency_id, moment, moment, moment, expiry, from_address, agent
  from account a
  left join lateral (
    select m.agency_id
    from membership m
    join agency g on g.id = m.agency_id
    where m.account_id = a.id and m.invited_at is null and m.suspended_at is null and m.removed_at is null
      and g.suspended_at is null
    order by coalesce(m.agency_id = a.last_agency_id, false) desc, m.created_at, m.agency_id
    limit 1
  ) first on a.product_role is null
  where a.id = opener and a.suspended_at is null and (a.product_role is not null or first.agency_id is not null);
  if not found then
    return;
  end if;
  update account set last_login_at = moment where id = opener;
  return query select * from live_session v where v.id = new_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_rotate_session(wanted uuid, presented integer, moment timestamp with time zone, expiry timestamp with time zone, repeatable_since timestamp with time zone)
 RETURNS SETOF live_session
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held session;
begin
  select * into held from session s where s.id = wanted for update;
  if not found or held.ended_at is not null or held.expires_at <= moment then
    return;
  end if;
  if identity_owes_factor(held.account_id, null) then
    update session set ended_at = moment, ended_by = 'factorRequired' where id = wanted;
    return;
  end if;
  if presented = held.refresh_counter then
    update session
    set refresh_counter = presented + 1, refreshed_at = moment, expires_at = expiry, last_used_at = moment
    where id = wanted;
  elsif presented <> held.refresh_counter - 1 or held.refreshed_at < repeatable_since then
    update session set ended_at = moment, ended_by = 'reusedToken' where id = wanted;
    return;
  end if;
  return query select * from live_session v where v.id = wanted;
end
$function$;

CREATE OR REPLACE FUNCTION public.identity_session_actor(wanted uuid, moment timestamp with time zone)
 RETURNS SETOF live_session
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held live_session;
begin
  select * into held from live_session v where v.id = wanted and v.expires_at > moment;
  if not found then
    return;
  end if;
  if held.last_used_at < moment - interval '1 minute' then
    update session set last_used_at = moment where id = wanted;
  end if;
  return next held;
end
$function$;

CREATE TRIGGER account_password_changed AFTER UPDATE OF password_hash ON public.account FOR EACH ROW WHEN ((old.password_hash IS DISTINCT FROM new.password_hash)) EXECUTE FUNCTION void_pending_sign_ins();

CREATE TRIGGER account_told AFTER UPDATE OF product_role, suspended_at, password_hash ON public.account FOR EACH ROW EXECUTE FUNCTION tell('account', 'id');

CREATE TRIGGER agency_told AFTER UPDATE OF suspended_at ON public.agency FOR EACH ROW EXECUTE FUNCTION tell('agency', 'id');

CREATE TRIGGER assignment_given AFTER INSERT ON public.assignment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_of_assignments();

CREATE TRIGGER assignment_taken AFTER DELETE ON public.assignment REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_of_assignments();

CREATE TRIGGER call_logs_change_talk AFTER UPDATE ON public.call_logs REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_talk('deleted_at direction at', 'call_logs_about');

CREATE TRIGGER call_logs_about_ends_talk AFTER DELETE ON public.call_logs_about REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION end_talk_about();

CREATE TRIGGER call_logs_about_moves_talk AFTER UPDATE ON public.call_logs_about REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION move_talk_about();

CREATE TRIGGER call_logs_about_raises_talk AFTER INSERT ON public.call_logs_about REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION raise_last_talk();

CREATE TRIGGER custom_field_told AFTER INSERT OR UPDATE ON public.custom_fields FOR EACH ROW EXECUTE FUNCTION tell('fields', 'agency_id');

CREATE TRIGGER enquiries_change_talk AFTER UPDATE ON public.enquiries REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_talk('deleted_at answered_at', 'enquiries_about', 'enquiries_talents');

CREATE TRIGGER enquiries_about_ends_talk AFTER DELETE ON public.enquiries_about REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION end_talk_about();

CREATE TRIGGER enquiries_about_moves_talk AFTER UPDATE ON public.enquiries_about REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION move_talk_about();

CREATE TRIGGER enquiries_about_raises_talk AFTER INSERT ON public.enquiries_about REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION raise_last_talk();

CREATE TRIGGER enquiries_talents_ends_talk AFTER DELETE ON public.enquiries_talents REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION end_talk_about();

CREATE TRIGGER enquiries_talents_moves_talk AFTER UPDATE ON public.enquiries_talents REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION move_talk_about();

CREATE TRIGGER enquiries_talents_raises_talk AFTER INSERT ON public.enquiries_talents REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION raise_last_talk();

CREATE TRIGGER history_told AFTER INSERT ON public.history FOR EACH ROW EXECUTE FUNCTION tell_of_record();

CREATE TRIGGER history_webhooks AFTER INSERT ON public.history FOR EACH ROW EXECUTE FUNCTION webhook_feed();

CREATE TRIGGER job_told AFTER INSERT ON public.job FOR EACH ROW WHEN ((new.state = 'waiting'::text)) EXECUTE FUNCTION tell('job', 'agency_id');

CREATE TRIGGER mail_told AFTER INSERT ON public.mail FOR EACH ROW WHEN ((new.state = 'waiting'::text)) EXECUTE FUNCTION tell('mail', 'id');

CREATE TRIGGER mail_logs_change_talk AFTER UPDATE ON public.mail_logs REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_talk('deleted_at is_automatic state at', 'mail_logs_about');

CREATE TRIGGER mail_logs_about_ends_talk AFTER DELETE ON public.mail_logs_about REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION end_talk_about();

CREATE TRIGGER mail_logs_about_moves_talk AFTER UPDATE ON public.mail_logs_about REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION move_talk_about();

CREATE TRIGGER mail_logs_about_raises_talk AFTER INSERT ON public.mail_logs_about REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION raise_last_talk();

CREATE TRIGGER media_used AFTER INSERT ON public.media_use REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_media_used();

CREATE TRIGGER membership_deleted AFTER DELETE ON public.membership FOR EACH ROW EXECUTE FUNCTION end_keys_of_member();

CREATE TRIGGER membership_removed AFTER UPDATE OF removed_at ON public.membership FOR EACH ROW WHEN (((old.removed_at IS NULL) AND (new.removed_at IS NOT NULL))) EXECUTE FUNCTION end_keys_of_member();

CREATE TRIGGER membership_told AFTER INSERT OR UPDATE ON public.membership FOR EACH ROW EXECUTE FUNCTION tell('account', 'account_id');

CREATE TRIGGER message_told AFTER INSERT ON public.message FOR EACH ROW EXECUTE FUNCTION tell('message', 'account_id');

CREATE TRIGGER notification_changed AFTER UPDATE ON public.notification REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_of_notifications();

CREATE TRIGGER notification_made AFTER INSERT ON public.notification REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_of_notifications();

CREATE TRIGGER one_time_code_gone AFTER DELETE OR UPDATE OF code_hash ON public.one_time_code FOR EACH ROW EXECUTE FUNCTION blank_links();

CREATE TRIGGER partner_contacts_ends_talk AFTER DELETE ON public.partner_contacts REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION end_talk_of_contacts();

CREATE TRIGGER partner_contacts_moves_talk AFTER UPDATE ON public.partner_contacts REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION move_talk_of_contacts();

CREATE TRIGGER place_told AFTER INSERT OR UPDATE ON public.place FOR EACH ROW EXECUTE FUNCTION tell_of_place();

CREATE TRIGGER search_due_told AFTER INSERT OR UPDATE ON public.search_due FOR EACH ROW EXECUTE FUNCTION tell('search', 'agency_id');

CREATE TRIGGER session_crossing AFTER INSERT OR DELETE OR UPDATE OF agency_id, ended_at ON public.session FOR EACH ROW EXECUTE FUNCTION note_crossing();

CREATE TRIGGER session_former BEFORE INSERT ON public.session FOR EACH ROW EXECUTE FUNCTION note_former_sign_in();

CREATE TRIGGER session_told AFTER UPDATE OF ended_at, agency_id ON public.session FOR EACH ROW WHEN (((old.ended_at IS DISTINCT FROM new.ended_at) OR (old.agency_id IS DISTINCT FROM new.agency_id))) EXECUTE FUNCTION tell('session', 'id');

CREATE TRIGGER status_category_told AFTER INSERT OR UPDATE ON public.status_categories FOR EACH ROW EXECUTE FUNCTION tell('statuses', 'agency_id');

CREATE TRIGGER status_told AFTER INSERT OR UPDATE ON public.statuses FOR EACH ROW EXECUTE FUNCTION tell('statuses', 'agency_id');

CREATE TRIGGER talents_socials_gone AFTER DELETE ON public.talents_socials FOR EACH ROW EXECUTE FUNCTION drop_social_connection();

CREATE TRIGGER talents_socials_moved AFTER UPDATE OF platform ON public.talents_socials FOR EACH ROW WHEN ((old.platform IS DISTINCT FROM new.platform)) EXECUTE FUNCTION drop_social_connection();

alter table accepted_clash enable row level security;

alter table accepted_clash force row level security;

alter table accounting_settings enable row level security;

alter table accounting_settings force row level security;

alter table agency_profile_settings enable row level security;

alter table agency_profile_settings force row level security;

alter table api_key enable row level security;

alter table api_key force row level security;

alter table assignment enable row level security;

alter table assignment force row level security;

alter table audios enable row level security;

alter table audios force row level security;

alter table audios_irrelevance_talents enable row level security;

alter table audios_irrelevance_talents force row level security;

alter table audios_medias enable row level security;

alter table audios_medias force row level security;

alter table audios_tags enable row level security;

alter table audios_tags force row level security;

alter table audios_talents enable row level security;

alter table audios_talents force row level security;

alter table calendar_block enable row level security;

alter table calendar_block force row level security;

alter table calendar_feed enable row level security;

alter table calendar_feed force row level security;

alter table calendar_source enable row level security;

alter table calendar_source force row level security;

alter table call_logs enable row level security;

alter table call_logs force row level security;

alter table call_logs_about enable row level security;

alter table call_logs_about force row level security;

alter table catalogues enable row level security;

alter table catalogues force row level security;

alter table cms_events enable row level security;

alter table cms_events force row level security;

alter table cms_events_irrelevance_talents enable row level security;

alter table cms_events_irrelevance_talents force row level security;

alter table cms_events_medias enable row level security;

alter table cms_events_medias force row level security;

alter table cms_events_tags enable row level security;

alter table cms_events_tags force row level security;

alter table cms_events_talents enable row level security;

alter table cms_events_talents force row level security;

alter table contact_point enable row level security;

alter table contact_point force row level security;

alter table contract_amounts enable row level security;

alter table contract_amounts force row level security;

alter table contract_reminders_settings enable row level security;

alter table contract_reminders_settings force row level security;

alter table contract_reminders_settings_rules enable row level security;

alter table contract_reminders_settings_rules force row level security;

alter table contract_templates enable row level security;

alter table contract_templates force row level security;

alter table contract_terms_settings enable row level security;

alter table contract_terms_settings force row level security;

alter table contract_terms_settings_term_configs enable row level security;

alter table contract_terms_settings_term_configs force row level security;

alter table contract_types enable row level security;

alter table contract_types force row level security;

alter table contracting_settings enable row level security;

alter table contracting_settings force row level security;

alter table contracts enable row level security;

alter table contracts force row level security;

alter table contracts_assignees enable row level security;

alter table contracts_assignees force row level security;

alter table contracts_attachments enable row level security;

alter table contracts_attachments force row level security;

alter table contracts_documents enable row level security;

alter table contracts_documents force row level security;

alter table contracts_exclusivities enable row level security;

alter table contracts_exclusivities force row level security;

alter table contracts_talents enable row level security;

alter table contracts_talents force row level security;

alter table credit_note_paper enable row level security;

alter table credit_note_paper force row level security;

alter table credit_notes enable row level security;

alter table credit_notes force row level security;

alter table credit_notes_rates enable row level security;

alter table credit_notes_rates force row level security;

alter table credit_notes_talents enable row level security;

alter table credit_notes_talents force row level security;

alter table custom_fields enable row level security;

alter table custom_fields force row level security;

alter table custom_fields_options enable row level security;

alter table custom_fields_options force row level security;

alter table dashboard_setting enable row level security;

alter table dashboard_setting force row level security;

alter table enquiries enable row level security;

alter table enquiries force row level security;

alter table enquiries_about enable row level security;

alter table enquiries_about force row level security;

alter table enquiries_assignees enable row level security;

alter table enquiries_assignees force row level security;

alter table enquiries_spam_reasons enable row level security;

alter table enquiries_spam_reasons force row level security;

alter table enquiries_talents enable row level security;

alter table enquiries_talents force row level security;

alter table enquiry_forms enable row level security;

alter table enquiry_forms force row level security;

alter table enquiry_forms_origins enable row level security;

alter table enquiry_forms_origins force row level security;

alter table enquiry_forms_staff enable row level security;

alter table enquiry_forms_staff force row level security;

alter table enquiry_forms_talents enable row level security;

alter table enquiry_forms_talents force row level security;

alter table entity_terms_settings enable row level security;

alter table entity_terms_settings force row level security;

alter table entity_terms_settings_terms enable row level security;

alter table entity_terms_settings_terms force row level security;

alter table events enable row level security;

alter table events force row level security;

alter table events_assignees enable row level security;

alter table events_assignees force row level security;

alter table events_attachments enable row level security;

alter table events_attachments force row level security;

alter table events_collaborators enable row level security;

alter table events_collaborators force row level security;

alter table events_talents enable row level security;

alter table events_talents force row level security;

alter table expenses enable row level security;

alter table expenses force row level security;

alter table expenses_receipts enable row level security;

alter table expenses_receipts force row level security;

alter table history enable row level security;

alter table history force row level security;

alter table holding_settings enable row level security;

alter table holding_settings force row level security;

alter table holds enable row level security;

alter table holds force row level security;

alter table idempotency_key enable row level security;

alter table idempotency_key force row level security;

alter table import enable row level security;

alter table import force row level security;

alter table import_row enable row level security;

alter table import_row force row level security;

alter table invoice_item enable row level security;

alter table invoice_item force row level security;

alter table invoice_mails_settings enable row level security;

alter table invoice_mails_settings force row level security;

alter table invoice_paper enable row level security;

alter table invoice_paper force row level security;

alter table invoice_payment enable row level security;

alter table invoice_payment force row level security;

alter table invoice_reminder enable row level security;

alter table invoice_reminder force row level security;

alter table invoice_reminders_settings enable row level security;

alter table invoice_reminders_settings force row level security;

alter table invoice_reminders_settings_steps enable row level security;

alter table invoice_reminders_settings_steps force row level security;

alter table invoices enable row level security;

alter table invoices force row level security;

alter table invoices_lines enable row level security;

alter table invoices_lines force row level security;

alter table invoices_talents enable row level security;

alter table invoices_talents force row level security;

alter table invoicing_settings enable row level security;

alter table invoicing_settings force row level security;

alter table job enable row level security;

alter table job force row level security;

alter table last_talk enable row level security;

alter table last_talk force row level security;

alter table library_items enable row level security;

alter table library_items force row level security;

alter table library_reading enable row level security;

alter table library_reading force row level security;

alter table library_space_settings enable row level security;

alter table library_space_settings force row level security;

alter table mail_html enable row level security;

alter table mail_html force row level security;

alter table mail_logs enable row level security;

alter table mail_logs force row level security;

alter table mail_logs_about enable row level security;

alter table mail_logs_about force row level security;

alter table mail_logs_attachments enable row level security;

alter table mail_logs_attachments force row level security;

alter table mail_logs_recipients enable row level security;

alter table mail_logs_recipients force row level security;

alter table mail_message enable row level security;

alter table mail_message force row level security;

alter table mail_templates enable row level security;

alter table mail_templates force row level security;

alter table mailbox enable row level security;

alter table mailbox force row level security;

alter table mailbox_folder enable row level security;

alter table mailbox_folder force row level security;

alter table management_fee_rules enable row level security;

alter table management_fee_rules force row level security;

alter table management_fee_rules_contract_types enable row level security;

alter table management_fee_rules_contract_types force row level security;

alter table management_fee_rules_talents enable row level security;

alter table management_fee_rules_talents force row level security;

alter table management_fee_rules_task_types enable row level security;

alter table management_fee_rules_task_types force row level security;

alter table management_fees enable row level security;

alter table management_fees force row level security;

alter table media enable row level security;

alter table media force row level security;

alter table media_part enable row level security;

alter table media_part force row level security;

alter table media_use enable row level security;

alter table media_use force row level security;

alter table merge enable row level security;

alter table merge force row level security;

alter table modules_settings enable row level security;

alter table modules_settings force row level security;

alter table modules_settings_hidden_lists enable row level security;

alter table modules_settings_hidden_lists force row level security;

alter table news_items enable row level security;

alter table news_items force row level security;

alter table news_items_irrelevance_talents enable row level security;

alter table news_items_irrelevance_talents force row level security;

alter table news_items_medias enable row level security;

alter table news_items_medias force row level security;

alter table news_items_tags enable row level security;

alter table news_items_tags force row level security;

alter table news_items_talents enable row level security;

alter table news_items_talents force row level security;

alter table notes enable row level security;

alter table notes force row level security;

alter table notes_attachments enable row level security;

alter table notes_attachments force row level security;

alter table notes_mentions enable row level security;

alter table notes_mentions force row level security;

alter table notification enable row level security;

alter table notification force row level security;

alter table notification_digest enable row level security;

alter table notification_digest force row level security;

alter table notification_setting enable row level security;

alter table notification_setting force row level security;

alter table number_series enable row level security;

alter table number_series force row level security;

alter table opportunities enable row level security;

alter table opportunities force row level security;

alter table opportunities_assignees enable row level security;

alter table opportunities_assignees force row level security;

alter table opportunities_attachments enable row level security;

alter table opportunities_attachments force row level security;

alter table opportunities_collaborators enable row level security;

alter table opportunities_collaborators force row level security;

alter table opportunities_talents enable row level security;

alter table opportunities_talents force row level security;

alter table partner_contacts enable row level security;

alter table partner_contacts force row level security;

alter table partners enable row level security;

alter table partners force row level security;

alter table partners_addresses enable row level security;

alter table partners_addresses force row level security;

alter table partners_assignees enable row level security;

alter table partners_assignees force row level security;

alter table partners_attributes enable row level security;

alter table partners_attributes force row level security;

alter table partners_billing_contacts enable row level security;

alter table partners_billing_contacts force row level security;

alter table partners_medias enable row level security;

alter table partners_medias force row level security;

alter table place enable row level security;

alter table place force row level security;

alter table poll_vote enable row level security;

alter table poll_vote force row level security;

alter table preference enable row level security;

alter table preference force row level security;

alter table project_groups enable row level security;

alter table project_groups force row level security;

alter table projects enable row level security;

alter table projects force row level security;

alter table projects_assignees enable row level security;

alter table projects_assignees force row level security;

alter table projects_attachments enable row level security;

alter table projects_attachments force row level security;

alter table projects_collaborators enable row level security;

alter table projects_collaborators force row level security;

alter table projects_suppliers enable row level security;

alter table projects_suppliers force row level security;

alter table projects_talents enable row level security;

alter table projects_talents force row level security;

alter table record enable row level security;

alter table record force row level security;

alter table sample_set enable row level security;

alter table sample_set force row level security;

alter table saved_filters enable row level security;

alter table saved_filters force row level security;

alter table search_due enable row level security;

alter table search_due force row level security;

alter table share enable row level security;

alter table share force row level security;

alter table share_event enable row level security;

alter table share_event force row level security;

alter table share_item enable row level security;

alter table share_item force row level security;

alter table share_recipient enable row level security;

alter table share_recipient force row level security;

alter table signal enable row level security;

alter table signal force row level security;

alter table snippet_polls enable row level security;

alter table snippet_polls force row level security;

alter table snippet_polls_irrelevance_talents enable row level security;

alter table snippet_polls_irrelevance_talents force row level security;

alter table snippet_polls_medias enable row level security;

alter table snippet_polls_medias force row level security;

alter table snippet_polls_options enable row level security;

alter table snippet_polls_options force row level security;

alter table snippet_posts enable row level security;

alter table snippet_posts force row level security;

alter table snippet_posts_irrelevance_talents enable row level security;

alter table snippet_posts_irrelevance_talents force row level security;

alter table snippet_posts_medias enable row level security;

alter table snippet_posts_medias force row level security;

alter table social_connection enable row level security;

alter table social_connection force row level security;

alter table social_state enable row level security;

alter table social_state force row level security;

alter table staff enable row level security;

alter table staff force row level security;

alter table staff_medias enable row level security;

alter table staff_medias force row level security;

alter table status_categories enable row level security;

alter table status_categories force row level security;

alter table statuses enable row level security;

alter table statuses force row level security;

alter table sub_contracts enable row level security;

alter table sub_contracts force row level security;

alter table sub_contracts_attachments enable row level security;

alter table sub_contracts_attachments force row level security;

alter table sub_contracts_deliverables enable row level security;

alter table sub_contracts_deliverables force row level security;

alter table suppliers enable row level security;

alter table suppliers force row level security;

alter table talents enable row level security;

alter table talents force row level security;

alter table talents_achievements enable row level security;

alter table talents_achievements force row level security;

alter table talents_addresses enable row level security;

alter table talents_addresses force row level security;

alter table talents_agreements enable row level security;

alter table talents_agreements force row level security;

alter table talents_assignees enable row level security;

alter table talents_assignees force row level security;

alter table talents_bank_accounts enable row level security;

alter table talents_bank_accounts force row level security;

alter table talents_billing_contacts enable row level security;

alter table talents_billing_contacts force row level security;

alter table talents_brands enable row level security;

alter table talents_brands force row level security;

alter table talents_careers enable row level security;

alter table talents_careers force row level security;

alter table talents_categories enable row level security;

alter table talents_categories force row level security;

alter table talents_companies enable row level security;

alter table talents_companies force row level security;

alter table talents_emergency_contacts enable row level security;

alter table talents_emergency_contacts force row level security;

alter table talents_families enable row level security;

alter table talents_families force row level security;

alter table talents_identity_documents enable row level security;

alter table talents_identity_documents force row level security;

alter table talents_languages enable row level security;

alter table talents_languages force row level security;

alter table talents_medias enable row level security;

alter table talents_medias force row level security;

alter table talents_memberships enable row level security;

alter table talents_memberships force row level security;

alter table talents_performances enable row level security;

alter table talents_performances force row level security;

alter table talents_socials enable row level security;

alter table talents_socials force row level security;

alter table talents_sports enable row level security;

alter table talents_sports force row level security;

alter table talents_sub_types enable row level security;

alter table talents_sub_types force row level security;

alter table talents_tags enable row level security;

alter table talents_tags force row level security;

alter table talents_trainings enable row level security;

alter table talents_trainings force row level security;

alter table task_group_items enable row level security;

alter table task_group_items force row level security;

alter table task_groups enable row level security;

alter table task_groups force row level security;

alter table task_occurrence enable row level security;

alter table task_occurrence force row level security;

alter table task_rules enable row level security;

alter table task_rules force row level security;

alter table task_types enable row level security;

alter table task_types force row level security;

alter table tasks enable row level security;

alter table tasks force row level security;

alter table tasks_collaborators enable row level security;

alter table tasks_collaborators force row level security;

alter table tasks_link_tos enable row level security;

alter table tasks_link_tos force row level security;

alter table tasks_related_tos enable row level security;

alter table tasks_related_tos force row level security;

alter table tax_rates enable row level security;

alter table tax_rates force row level security;

alter table videos enable row level security;

alter table videos force row level security;

alter table videos_irrelevance_talents enable row level security;

alter table videos_irrelevance_talents force row level security;

alter table videos_medias enable row level security;

alter table videos_medias force row level security;

alter table videos_tags enable row level security;

alter table videos_tags force row level security;

alter table videos_talents enable row level security;

alter table videos_talents force row level security;

alter table webhook enable row level security;

alter table webhook force row level security;

alter table webhook_delivery enable row level security;

alter table webhook_delivery force row level security;

alter table webhook_due enable row level security;

alter table webhook_due force row level security;

alter table webpage_settings enable row level security;

alter table webpage_settings force row level security;

create policy accepted_clash_agency on accepted_clash as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy accounting_settings_agency on accounting_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy agency_profile_settings_agency on agency_profile_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy api_key_agency on api_key as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy assignment_agency on assignment as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy audios_agency on audios as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy audios_irrelevance_talents_agency on audios_irrelevance_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy audios_medias_agency on audios_medias as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy audios_tags_agency on audios_tags as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy audios_talents_agency on audios_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy calendar_block_agency on calendar_block as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy calendar_feed_agency on calendar_feed as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy calendar_source_agency on calendar_source as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy call_logs_agency on call_logs as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy call_logs_about_agency on call_logs_about as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy catalogues_agency on catalogues as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy cms_events_agency on cms_events as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy cms_events_irrelevance_talents_agency on cms_events_irrelevance_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy cms_events_medias_agency on cms_events_medias as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy cms_events_tags_agency on cms_events_tags as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy cms_events_talents_agency on cms_events_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contact_point_agency on contact_point as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contract_amounts_agency on contract_amounts as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contract_reminders_settings_agency on contract_reminders_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contract_reminders_settings_rules_agency on contract_reminders_settings_rules as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contract_templates_agency on contract_templates as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contract_terms_settings_agency on contract_terms_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contract_terms_settings_term_configs_agency on contract_terms_settings_term_configs as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contract_types_agency on contract_types as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contracting_settings_agency on contracting_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contracts_agency on contracts as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contracts_assignees_agency on contracts_assignees as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contracts_attachments_agency on contracts_attachments as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contracts_documents_agency on contracts_documents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contracts_exclusivities_agency on contracts_exclusivities as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy contracts_talents_agency on contracts_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy credit_note_paper_insert on credit_note_paper as permissive for insert to public with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy credit_note_paper_select on credit_note_paper as permissive for select to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy credit_notes_agency on credit_notes as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy credit_notes_rates_agency on credit_notes_rates as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy credit_notes_talents_agency on credit_notes_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy custom_fields_agency on custom_fields as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy custom_fields_options_agency on custom_fields_options as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy dashboard_setting_agency on dashboard_setting as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy enquiries_agency on enquiries as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy enquiries_about_agency on enquiries_about as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy enquiries_assignees_agency on enquiries_assignees as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy enquiries_spam_reasons_agency on enquiries_spam_reasons as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy enquiries_talents_agency on enquiries_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy enquiry_forms_agency on enquiry_forms as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy enquiry_forms_origins_agency on enquiry_forms_origins as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy enquiry_forms_staff_agency on enquiry_forms_staff as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy enquiry_forms_talents_agency on enquiry_forms_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy entity_terms_settings_agency on entity_terms_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy entity_terms_settings_terms_agency on entity_terms_settings_terms as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy events_agency on events as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy events_assignees_agency on events_assignees as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy events_attachments_agency on events_attachments as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy events_collaborators_agency on events_collaborators as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy events_talents_agency on events_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy expenses_agency on expenses as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy expenses_receipts_agency on expenses_receipts as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy history_agency on history as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy holding_settings_agency on holding_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy holds_agency on holds as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy idempotency_key_agency on idempotency_key as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy import_agency on import as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy import_row_agency on import_row as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoice_item_agency on invoice_item as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoice_mails_settings_agency on invoice_mails_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoice_paper_insert on invoice_paper as permissive for insert to public with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoice_paper_select on invoice_paper as permissive for select to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoice_payment_insert on invoice_payment as permissive for insert to public with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoice_payment_select on invoice_payment as permissive for select to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoice_reminder_insert on invoice_reminder as permissive for insert to public with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoice_reminder_select on invoice_reminder as permissive for select to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoice_reminders_settings_agency on invoice_reminders_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoice_reminders_settings_steps_agency on invoice_reminders_settings_steps as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoices_agency on invoices as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoices_lines_agency on invoices_lines as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoices_talents_agency on invoices_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy invoicing_settings_agency on invoicing_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy job_agency on job as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy last_talk_agency on last_talk as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy library_items_agency on library_items as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy library_reading_agency on library_reading as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy library_space_settings_agency on library_space_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy mail_html_agency on mail_html as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy mail_logs_agency on mail_logs as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy mail_logs_about_agency on mail_logs_about as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy mail_logs_attachments_agency on mail_logs_attachments as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy mail_logs_recipients_agency on mail_logs_recipients as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy mail_message_agency on mail_message as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy mail_templates_agency on mail_templates as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy mailbox_agency on mailbox as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy mailbox_folder_agency on mailbox_folder as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy management_fee_rules_agency on management_fee_rules as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy management_fee_rules_contract_types_agency on management_fee_rules_contract_types as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy management_fee_rules_talents_agency on management_fee_rules_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy management_fee_rules_task_types_agency on management_fee_rules_task_types as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy management_fees_agency on management_fees as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy media_agency on media as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy media_part_agency on media_part as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy media_use_agency on media_use as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy merge_agency on merge as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy modules_settings_agency on modules_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy modules_settings_hidden_lists_agency on modules_settings_hidden_lists as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy news_items_agency on news_items as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy news_items_irrelevance_talents_agency on news_items_irrelevance_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy news_items_medias_agency on news_items_medias as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy news_items_tags_agency on news_items_tags as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy news_items_talents_agency on news_items_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy notes_agency on notes as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy notes_attachments_agency on notes_attachments as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy notes_mentions_agency on notes_mentions as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy notification_agency on notification as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy notification_digest_agency on notification_digest as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy notification_setting_agency on notification_setting as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy number_series_agency on number_series as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy opportunities_agency on opportunities as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy opportunities_assignees_agency on opportunities_assignees as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy opportunities_attachments_agency on opportunities_attachments as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy opportunities_collaborators_agency on opportunities_collaborators as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy opportunities_talents_agency on opportunities_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy partner_contacts_agency on partner_contacts as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy partners_agency on partners as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy partners_addresses_agency on partners_addresses as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy partners_assignees_agency on partners_assignees as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy partners_attributes_agency on partners_attributes as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy partners_billing_contacts_agency on partners_billing_contacts as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy partners_medias_agency on partners_medias as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy place_agency on place as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy poll_vote_agency on poll_vote as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy preference_agency on preference as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy project_groups_agency on project_groups as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy projects_agency on projects as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy projects_assignees_agency on projects_assignees as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy projects_attachments_agency on projects_attachments as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy projects_collaborators_agency on projects_collaborators as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy projects_suppliers_agency on projects_suppliers as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy projects_talents_agency on projects_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy record_agency on record as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy sample_set_agency on sample_set as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy saved_filters_agency on saved_filters as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy search_due_agency on search_due as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy share_agency on share as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy share_event_agency on share_event as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy share_item_agency on share_item as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy share_recipient_agency on share_recipient as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy signal_agency on signal as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy snippet_polls_agency on snippet_polls as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy snippet_polls_irrelevance_talents_agency on snippet_polls_irrelevance_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy snippet_polls_medias_agency on snippet_polls_medias as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy snippet_polls_options_agency on snippet_polls_options as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy snippet_posts_agency on snippet_posts as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy snippet_posts_irrelevance_talents_agency on snippet_posts_irrelevance_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy snippet_posts_medias_agency on snippet_posts_medias as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy social_connection_agency on social_connection as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy social_state_agency on social_state as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy staff_agency on staff as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy staff_medias_agency on staff_medias as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy status_categories_agency on status_categories as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy statuses_agency on statuses as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy sub_contracts_agency on sub_contracts as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy sub_contracts_attachments_agency on sub_contracts_attachments as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy sub_contracts_deliverables_agency on sub_contracts_deliverables as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy suppliers_agency on suppliers as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_agency on talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_achievements_agency on talents_achievements as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_addresses_agency on talents_addresses as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_agreements_agency on talents_agreements as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_assignees_agency on talents_assignees as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_bank_accounts_agency on talents_bank_accounts as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_billing_contacts_agency on talents_billing_contacts as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_brands_agency on talents_brands as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_careers_agency on talents_careers as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_categories_agency on talents_categories as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_companies_agency on talents_companies as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_emergency_contacts_agency on talents_emergency_contacts as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_families_agency on talents_families as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_identity_documents_agency on talents_identity_documents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_languages_agency on talents_languages as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_medias_agency on talents_medias as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_memberships_agency on talents_memberships as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_performances_agency on talents_performances as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_socials_agency on talents_socials as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_sports_agency on talents_sports as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_sub_types_agency on talents_sub_types as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_tags_agency on talents_tags as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy talents_trainings_agency on talents_trainings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy task_group_items_agency on task_group_items as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy task_groups_agency on task_groups as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy task_occurrence_agency on task_occurrence as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy task_rules_agency on task_rules as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy task_types_agency on task_types as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy tasks_agency on tasks as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy tasks_collaborators_agency on tasks_collaborators as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy tasks_link_tos_agency on tasks_link_tos as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy tasks_related_tos_agency on tasks_related_tos as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy tax_rates_agency on tax_rates as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy videos_agency on videos as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy videos_irrelevance_talents_agency on videos_irrelevance_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy videos_medias_agency on videos_medias as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy videos_tags_agency on videos_tags as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy videos_talents_agency on videos_talents as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy webhook_agency on webhook as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy webhook_delivery_agency on webhook_delivery as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy webhook_due_agency on webhook_due as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

create policy webpage_settings_agency on webpage_settings as permissive for all to public using ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid)) with check ((agency_id = (NULLIF(current_setting('app.agency'::text, true), ''::text))::uuid));

revoke all on function agency_is_open() from public;

revoke all on function api_keys_end(uuid,uuid,timestamp with time zone) from public;

revoke all on function blank_links() from public;

revoke all on function clear_factor(uuid) from public;

revoke all on function drop_search_text(uuid) from public;

revoke all on function end_keys_of_member() from public;

revoke all on function factor_required(uuid) from public;

revoke all on function identity_accept_invitation(bytea,text,timestamp with time zone) from public;

revoke all on function identity_account(text) from public;

revoke all on function identity_actor(uuid) from public;

revoke all on function identity_add_staff(uuid,uuid,text,text,jsonb,text,timestamp with time zone) from public;

revoke all on function identity_addressee(uuid) from public;

revoke all on function identity_agencies_of(uuid,text,integer,integer) from public;

revoke all on function identity_agencies(text,integer,integer) from public;

revoke all on function identity_agency_defaults(uuid) from public;

revoke all on function identity_agency_events(uuid) from public;

revoke all on function identity_agency_password_length() from public;

revoke all on function identity_agency_security() from public;

revoke all on function identity_agency_settings() from public;

revoke all on function identity_ask_password_length(integer) from public;

revoke all on function identity_begin_change(uuid,bytea,bytea,bigint,bytea,bytea,timestamp with time zone,timestamp with time zone) from public;

revoke all on function identity_begin_sign_in(uuid,bytea,timestamp with time zone,timestamp with time zone,text,text) from public;

revoke all on function identity_change_agency(text,text,text,text,text,boolean,text) from public;

revoke all on function identity_change_password(uuid,text,text,uuid,timestamp with time zone) from public;

revoke all on function identity_choose_zone(uuid,text) from public;

revoke all on function identity_code_holder(bytea,text,timestamp with time zone) from public;

revoke all on function identity_confirm_factor(bytea,uuid,bytea,bigint,bytea[],timestamp with time zone) from public;

revoke all on function identity_count_try(bytea) from public;

revoke all on function identity_create_agency(uuid,text,text,text,text,uuid,timestamp with time zone) from public;

revoke all on function identity_end_session(uuid,timestamp with time zone) from public;

revoke all on function identity_ended_by(uuid) from public;

revoke all on function identity_enter_agency(uuid,uuid,timestamp with time zone) from public;

revoke all on function identity_factor(uuid) from public;

revoke all on function identity_follow_staff_removal(uuid,timestamp with time zone) from public;

revoke all on function identity_follow_staff_zone(uuid,text) from public;

revoke all on function identity_give_rights(uuid,integer,text,jsonb) from public;

revoke all on function identity_has_other_admin(uuid) from public;

revoke all on function identity_hold_rights(uuid) from public;

revoke all on function identity_invitation_stands(uuid,uuid) from public;

revoke all on function identity_invite_again(uuid,uuid,text,text,boolean,timestamp with time zone) from public;

revoke all on function identity_invite(uuid,bytea,timestamp with time zone,timestamp with time zone) from public;

revoke all on function identity_is_invited(uuid,uuid) from public;

revoke all on function identity_is_member_email(text) from public;

revoke all on function identity_join_as_admin(uuid,text,text,uuid,uuid,timestamp with time zone) from public;

revoke all on function identity_may_set_up(bytea,timestamp with time zone) from public;

revoke all on function identity_messages(uuid,bigint,integer,timestamp with time zone) from public;

revoke all on function identity_needs_set_up() from public;

revoke all on function identity_offer_secret(bytea,bytea,timestamp with time zone) from public;

revoke all on function identity_open_session(uuid,uuid,timestamp with time zone,timestamp with time zone,text,text) from public;

revoke all on function identity_owes_factor(uuid,uuid) from public;

revoke all on function identity_own_locale() from public;

revoke all on function identity_own_sessions(uuid,timestamp with time zone) from public;

revoke all on function identity_password_length(uuid,uuid) from public;

revoke all on function identity_password(uuid) from public;

revoke all on function identity_pending_sign_in(bytea,integer,timestamp with time zone) from public;

revoke all on function identity_person(uuid) from public;

revoke all on function identity_publish(uuid,uuid[],text,jsonb,timestamp with time zone) from public;

revoke all on function identity_put_mail_code(uuid,bytea,timestamp with time zone) from public;

revoke all on function identity_rename_agency(uuid,text,uuid,timestamp with time zone) from public;

revoke all on function identity_renew_recovery_codes(uuid,bytea,bigint,bytea,bytea[],timestamp with time zone) from public;

revoke all on function identity_request_reset(text,bytea,timestamp with time zone,timestamp with time zone) from public;

revoke all on function identity_require_two_factor(boolean) from public;

revoke all on function identity_reset_factor(uuid,timestamp with time zone) from public;

revoke all on function identity_reset_password(bytea,text,timestamp with time zone) from public;

revoke all on function identity_revoke_other_sessions(uuid,uuid,timestamp with time zone) from public;

revoke all on function identity_revoke_session(uuid,uuid,timestamp with time zone) from public;

revoke all on function identity_rights(uuid) from public;

revoke all on function identity_rotate_session(uuid,integer,timestamp with time zone,timestamp with time zone,timestamp with time zone) from public;

revoke all on function identity_session_actor(uuid,timestamp with time zone) from public;

revoke all on function identity_session_facts(uuid) from public;

revoke all on function identity_set_up(bytea,uuid,text,text,text,timestamp with time zone) from public;

revoke all on function identity_staff_account(uuid) from public;

revoke all on function identity_staff_email(uuid) from public;

revoke all on function identity_staff_member(uuid) from public;

revoke all on function identity_staff_refusal(uuid,uuid,boolean,boolean) from public;

revoke all on function identity_staff_standing(uuid,uuid) from public;

revoke all on function identity_staff_state(uuid,uuid) from public;

revoke all on function identity_suspend_agency(uuid,boolean,uuid,timestamp with time zone) from public;

revoke all on function identity_suspend_staff(uuid,timestamp with time zone) from public;

revoke all on function identity_turn_off_factor(uuid,bytea,bigint,bytea,timestamp with time zone) from public;

revoke all on function identity_verify_sign_in(bytea,bytea,bigint,bytea,timestamp with time zone) from public;

revoke all on function identity_visits(uuid,timestamp with time zone,integer,integer) from public;

revoke all on function identity_writer(uuid) from public;

revoke all on function identity_writers(uuid[]) from public;

revoke all on function keep_code(bytea,uuid,text,uuid,timestamp with time zone,timestamp with time zone) from public;

revoke all on function mail_agencies(uuid) from public;

revoke all on function mail_carry(uuid,text[],text,text,uuid,jsonb,jsonb) from public;

revoke all on function mail_files_waiting() from public;

revoke all on function mail_note_reading(uuid,uuid,boolean,timestamp with time zone) from public;

revoke all on function mail_of_agency(uuid,timestamp with time zone,uuid,integer,integer) from public;

revoke all on function mail_of_product(uuid,timestamp with time zone,uuid,integer,integer) from public;

revoke all on function mail_of_record(uuid[],integer,integer) from public;

revoke all on function mail_post(uuid,uuid,uuid,text,text,text,text,text,text,timestamp with time zone,bytea,text,timestamp with time zone) from public;

revoke all on function mail_shown(timestamp with time zone) from public;

revoke all on function mail_states(uuid[]) from public;

revoke all on function mail_unsubscribable(uuid,text) from public;

revoke all on function mail_withdraw(bytea) from public;

revoke all on function may_enter(uuid,uuid) from public;

revoke all on function operator_note_talents(uuid,uuid[],timestamp with time zone) from public;

revoke all on function operator_talents(uuid,uuid[],text,integer) from public;

revoke all on function put_recovery_codes(uuid,bytea[],timestamp with time zone) from public;

revoke all on function put_search_text(uuid,text,text,text,text) from public;

revoke all on function search_alike(text[],text,integer) from public;

revoke all on function search_among(uuid[],text[]) from public;

revoke all on function search_ids(text,text[],boolean,integer) from public;

revoke all on function search_labels(text[],text[]) from public;

revoke all on function search_people(text[],text[],integer) from public;

revoke all on function search_plan(text,text[],integer,boolean) from public;

revoke all on function search_rank(text,text,text[],text[]) from public;

revoke all on function spend_factor(uuid,bytea,bigint,bytea,timestamp with time zone) from public;

revoke all on function void_pending_sign_ins() from public;

revoke all on function webhook_agency() from public;

grant execute on function agency_is_open() to greenroom_app;

grant execute on function drop_search_text(uuid) to greenroom_app;

grant execute on function identity_accept_invitation(bytea,text,timestamp with time zone) to greenroom_app;

grant execute on function identity_account(text) to greenroom_app;

grant execute on function identity_actor(uuid) to greenroom_app;

grant execute on function identity_add_staff(uuid,uuid,text,text,jsonb,text,timestamp with time zone) to greenroom_app;

grant execute on function identity_addressee(uuid) to greenroom_app;

grant execute on function identity_agencies_of(uuid,text,integer,integer) to greenroom_app;

grant execute on function identity_agencies(text,integer,integer) to greenroom_app;

grant execute on function identity_agency_defaults(uuid) to greenroom_app;

grant execute on function identity_agency_events(uuid) to greenroom_app;

grant execute on function identity_agency_password_length() to greenroom_app;

grant execute on function identity_agency_security() to greenroom_app;

grant execute on function identity_agency_settings() to greenroom_app;

grant execute on function identity_ask_password_length(integer) to greenroom_app;

grant execute on function identity_begin_change(uuid,bytea,bytea,bigint,bytea,bytea,timestamp with time zone,timestamp with time zone) to greenroom_app;

grant execute on function identity_begin_sign_in(uuid,bytea,timestamp with time zone,timestamp with time zone,text,text) to greenroom_app;

grant execute on function identity_change_agency(text,text,text,text,text,boolean,text) to greenroom_app;

grant execute on function identity_change_password(uuid,text,text,uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_choose_zone(uuid,text) to greenroom_app;

grant execute on function identity_code_holder(bytea,text,timestamp with time zone) to greenroom_app;

grant execute on function identity_confirm_factor(bytea,uuid,bytea,bigint,bytea[],timestamp with time zone) to greenroom_app;

grant execute on function identity_count_try(bytea) to greenroom_app;

grant execute on function identity_create_agency(uuid,text,text,text,text,uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_end_session(uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_ended_by(uuid) to greenroom_app;

grant execute on function identity_enter_agency(uuid,uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_factor(uuid) to greenroom_app;

grant execute on function identity_follow_staff_removal(uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_follow_staff_zone(uuid,text) to greenroom_app;

grant execute on function identity_give_rights(uuid,integer,text,jsonb) to greenroom_app;

grant execute on function identity_has_other_admin(uuid) to greenroom_app;

grant execute on function identity_hold_rights(uuid) to greenroom_app;

grant execute on function identity_invite_again(uuid,uuid,text,text,boolean,timestamp with time zone) to greenroom_app;

grant execute on function identity_invite(uuid,bytea,timestamp with time zone,timestamp with time zone) to greenroom_app;

grant execute on function identity_is_member_email(text) to greenroom_app;

grant execute on function identity_join_as_admin(uuid,text,text,uuid,uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_may_set_up(bytea,timestamp with time zone) to greenroom_app;

grant execute on function identity_messages(uuid,bigint,integer,timestamp with time zone) to greenroom_app;

grant execute on function identity_needs_set_up() to greenroom_app;

grant execute on function identity_offer_secret(bytea,bytea,timestamp with time zone) to greenroom_app;

grant execute on function identity_open_session(uuid,uuid,timestamp with time zone,timestamp with time zone,text,text) to greenroom_app;

grant execute on function identity_owes_factor(uuid,uuid) to greenroom_app;

grant execute on function identity_own_locale() to greenroom_app;

grant execute on function identity_own_sessions(uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_password_length(uuid,uuid) to greenroom_app;

grant execute on function identity_password(uuid) to greenroom_app;

grant execute on function identity_pending_sign_in(bytea,integer,timestamp with time zone) to greenroom_app;

grant execute on function identity_person(uuid) to greenroom_app;

grant execute on function identity_publish(uuid,uuid[],text,jsonb,timestamp with time zone) to greenroom_app;

grant execute on function identity_put_mail_code(uuid,bytea,timestamp with time zone) to greenroom_app;

grant execute on function identity_rename_agency(uuid,text,uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_renew_recovery_codes(uuid,bytea,bigint,bytea,bytea[],timestamp with time zone) to greenroom_app;

grant execute on function identity_request_reset(text,bytea,timestamp with time zone,timestamp with time zone) to greenroom_app;

grant execute on function identity_require_two_factor(boolean) to greenroom_app;

grant execute on function identity_reset_factor(uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_reset_password(bytea,text,timestamp with time zone) to greenroom_app;

grant execute on function identity_revoke_other_sessions(uuid,uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_revoke_session(uuid,uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_rights(uuid) to greenroom_app;

grant execute on function identity_rotate_session(uuid,integer,timestamp with time zone,timestamp with time zone,timestamp with time zone) to greenroom_app;

grant execute on function identity_session_actor(uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_session_facts(uuid) to greenroom_app;

grant execute on function identity_set_up(bytea,uuid,text,text,text,timestamp with time zone) to greenroom_app;

grant execute on function identity_staff_account(uuid) to greenroom_app;

grant execute on function identity_staff_email(uuid) to greenroom_app;

grant execute on function identity_staff_member(uuid) to greenroom_app;

grant execute on function identity_staff_refusal(uuid,uuid,boolean,boolean) to greenroom_app;

grant execute on function identity_staff_standing(uuid,uuid) to greenroom_app;

grant execute on function identity_staff_state(uuid,uuid) to greenroom_app;

grant execute on function identity_suspend_agency(uuid,boolean,uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_suspend_staff(uuid,timestamp with time zone) to greenroom_app;

grant execute on function identity_turn_off_factor(uuid,bytea,bigint,bytea,timestamp with time zone) to greenroom_app;

grant execute on function identity_verify_sign_in(bytea,bytea,bigint,bytea,timestamp with time zone) to greenroom_app;

grant execute on function identity_visits(uuid,timestamp with time zone,integer,integer) to greenroom_app;

grant execute on function identity_writer(uuid) to greenroom_app;

grant execute on function identity_writers(uuid[]) to greenroom_app;

grant execute on function mail_carry(uuid,text[],text,text,uuid,jsonb,jsonb) to greenroom_app;

grant execute on function mail_files_waiting() to greenroom_app;

grant execute on function mail_note_reading(uuid,uuid,boolean,timestamp with time zone) to greenroom_app;

grant execute on function mail_of_agency(uuid,timestamp with time zone,uuid,integer,integer) to greenroom_app;

grant execute on function mail_of_product(uuid,timestamp with time zone,uuid,integer,integer) to greenroom_app;

grant execute on function mail_of_record(uuid[],integer,integer) to greenroom_app;

grant execute on function mail_post(uuid,uuid,uuid,text,text,text,text,text,text,timestamp with time zone,bytea,text,timestamp with time zone) to greenroom_app;

grant execute on function mail_states(uuid[]) to greenroom_app;

grant execute on function mail_unsubscribable(uuid,text) to greenroom_app;

grant execute on function mail_withdraw(bytea) to greenroom_app;

grant execute on function operator_note_talents(uuid,uuid[],timestamp with time zone) to greenroom_app;

grant execute on function operator_talents(uuid,uuid[],text,integer) to greenroom_app;

grant execute on function put_search_text(uuid,text,text,text,text) to greenroom_app;

grant execute on function search_alike(text[],text,integer) to greenroom_app;

grant execute on function search_among(uuid[],text[]) to greenroom_app;

grant execute on function search_ids(text,text[],boolean,integer) to greenroom_app;

grant execute on function search_labels(text[],text[]) to greenroom_app;

grant execute on function search_people(text[],text[],integer) to greenroom_app;

grant execute on function search_plan(text,text[],integer,boolean) to greenroom_app;

grant execute on function search_rank(text,text,text[],text[]) to greenroom_app;

grant execute on function webhook_agency() to greenroom_app;

grant delete, insert, select on favorite_connection to greenroom_app;

grant delete, insert, select, update on accepted_clash to greenroom_app;

grant delete, insert, select, update on accounting_settings to greenroom_app;

grant delete, insert, select, update on agency_profile_settings to greenroom_app;

grant delete, insert, select, update on api_key to greenroom_app;

grant delete, insert, select, update on assignment to greenroom_app;

grant delete, insert, select, update on audios to greenroom_app;

grant delete, insert, select, update on audios_irrelevance_talents to greenroom_app;

grant delete, insert, select, update on audios_medias to greenroom_app;

grant delete, insert, select, update on audios_tags to greenroom_app;

grant delete, insert, select, update on audios_talents to greenroom_app;

grant delete, insert, select, update on calendar_block to greenroom_app;

grant delete, insert, select, update on calendar_feed to greenroom_app;

grant delete, insert, select, update on calendar_source to greenroom_app;

grant delete, insert, select, update on call_logs to greenroom_app;

grant delete, insert, select, update on call_logs_about to greenroom_app;

grant delete, insert, select, update on catalogues to greenroom_app;

grant delete, insert, select, update on cms_events to greenroom_app;

grant delete, insert, select, update on cms_events_irrelevance_talents to greenroom_app;

grant delete, insert, select, update on cms_events_medias to greenroom_app;

grant delete, insert, select, update on cms_events_tags to greenroom_app;

grant delete, insert, select, update on cms_events_talents to greenroom_app;

grant delete, insert, select, update on contact_point to greenroom_app;

grant delete, insert, select, update on contract_amounts to greenroom_app;

grant delete, insert, select, update on contract_reminders_settings to greenroom_app;

grant delete, insert, select, update on contract_reminders_settings_rules to greenroom_app;

grant delete, insert, select, update on contract_templates to greenroom_app;

grant delete, insert, select, update on contract_terms_settings to greenroom_app;

grant delete, insert, select, update on contract_terms_settings_term_configs to greenroom_app;

grant delete, insert, select, update on contract_types to greenroom_app;

grant delete, insert, select, update on contracting_settings to greenroom_app;

grant delete, insert, select, update on contracts to greenroom_app;

grant delete, insert, select, update on contracts_assignees to greenroom_app;

grant delete, insert, select, update on contracts_attachments to greenroom_app;

grant delete, insert, select, update on contracts_documents to greenroom_app;

grant delete, insert, select, update on contracts_exclusivities to greenroom_app;

grant delete, insert, select, update on contracts_talents to greenroom_app;

grant delete, insert, select, update on credit_notes to greenroom_app;

grant delete, insert, select, update on credit_notes_rates to greenroom_app;

grant delete, insert, select, update on credit_notes_talents to greenroom_app;

grant delete, insert, select, update on custom_fields to greenroom_app;

grant delete, insert, select, update on custom_fields_options to greenroom_app;

grant delete, insert, select, update on dashboard_setting to greenroom_app;

grant delete, insert, select, update on enquiries to greenroom_app;

grant delete, insert, select, update on enquiries_about to greenroom_app;

grant delete, insert, select, update on enquiries_assignees to greenroom_app;

grant delete, insert, select, update on enquiries_spam_reasons to greenroom_app;

grant delete, insert, select, update on enquiries_talents to greenroom_app;

grant delete, insert, select, update on enquiry_forms to greenroom_app;

grant delete, insert, select, update on enquiry_forms_origins to greenroom_app;

grant delete, insert, select, update on enquiry_forms_staff to greenroom_app;

grant delete, insert, select, update on enquiry_forms_talents to greenroom_app;

grant delete, insert, select, update on entity_terms_settings to greenroom_app;

grant delete, insert, select, update on entity_terms_settings_terms to greenroom_app;

grant delete, insert, select, update on events to greenroom_app;

grant delete, insert, select, update on events_assignees to greenroom_app;

grant delete, insert, select, update on events_attachments to greenroom_app;

grant delete, insert, select, update on events_collaborators to greenroom_app;

grant delete, insert, select, update on events_talents to greenroom_app;

grant delete, insert, select, update on expenses to greenroom_app;

grant delete, insert, select, update on expenses_receipts to greenroom_app;

grant delete, insert, select, update on favorite to greenroom_app;

grant delete, insert, select, update on history to greenroom_app;

grant delete, insert, select, update on holding_settings to greenroom_app;

grant delete, insert, select, update on holds to greenroom_app;

grant delete, insert, select, update on idempotency_key to greenroom_app;

grant delete, insert, select, update on import to greenroom_app;

grant delete, insert, select, update on import_row to greenroom_app;

grant delete, insert, select, update on invoice_item to greenroom_app;

grant delete, insert, select, update on invoice_mails_settings to greenroom_app;

grant delete, insert, select, update on invoice_reminders_settings to greenroom_app;

grant delete, insert, select, update on invoice_reminders_settings_steps to greenroom_app;

grant delete, insert, select, update on invoices to greenroom_app;

grant delete, insert, select, update on invoices_lines to greenroom_app;

grant delete, insert, select, update on invoices_talents to greenroom_app;

grant delete, insert, select, update on invoicing_settings to greenroom_app;

grant delete, insert, select, update on job to greenroom_app;

grant delete, insert, select, update on last_talk to greenroom_app;

grant delete, insert, select, update on library_items to greenroom_app;

grant delete, insert, select, update on library_reading to greenroom_app;

grant delete, insert, select, update on library_space_settings to greenroom_app;

grant delete, insert, select, update on mail_html to greenroom_app;

grant delete, insert, select, update on mail_logs to greenroom_app;

grant delete, insert, select, update on mail_logs_about to greenroom_app;

grant delete, insert, select, update on mail_logs_attachments to greenroom_app;

grant delete, insert, select, update on mail_logs_recipients to greenroom_app;

grant delete, insert, select, update on mail_message to greenroom_app;

grant delete, insert, select, update on mail_templates to greenroom_app;

grant delete, insert, select, update on mailbox to greenroom_app;

grant delete, insert, select, update on mailbox_folder to greenroom_app;

grant delete, insert, select, update on management_fee_rules to greenroom_app;

grant delete, insert, select, update on management_fee_rules_contract_types to greenroom_app;

grant delete, insert, select, update on management_fee_rules_talents to greenroom_app;

grant delete, insert, select, update on management_fee_rules_task_types to greenroom_app;

grant delete, insert, select, update on management_fees to greenroom_app;

grant delete, insert, select, update on media to greenroom_app;

grant delete, insert, select, update on media_part to greenroom_app;

grant delete, insert, select, update on media_use to greenroom_app;

grant delete, insert, select, update on merge to greenroom_app;

grant delete, insert, select, update on modules_settings to greenroom_app;

grant delete, insert, select, update on modules_settings_hidden_lists to greenroom_app;

grant delete, insert, select, update on news_items to greenroom_app;

grant delete, insert, select, update on news_items_irrelevance_talents to greenroom_app;

grant delete, insert, select, update on news_items_medias to greenroom_app;

grant delete, insert, select, update on news_items_tags to greenroom_app;

grant delete, insert, select, update on news_items_talents to greenroom_app;

grant delete, insert, select, update on notes to greenroom_app;

grant delete, insert, select, update on notes_attachments to greenroom_app;

grant delete, insert, select, update on notes_mentions to greenroom_app;

grant delete, insert, select, update on notification to greenroom_app;

grant delete, insert, select, update on notification_digest to greenroom_app;

grant delete, insert, select, update on notification_setting to greenroom_app;

grant delete, insert, select, update on number_series to greenroom_app;

grant delete, insert, select, update on opportunities to greenroom_app;

grant delete, insert, select, update on opportunities_assignees to greenroom_app;

grant delete, insert, select, update on opportunities_attachments to greenroom_app;

grant delete, insert, select, update on opportunities_collaborators to greenroom_app;

grant delete, insert, select, update on opportunities_talents to greenroom_app;

grant delete, insert, select, update on partner_contacts to greenroom_app;

grant delete, insert, select, update on partners to greenroom_app;

grant delete, insert, select, update on partners_addresses to greenroom_app;

grant delete, insert, select, update on partners_assignees to greenroom_app;

grant delete, insert, select, update on partners_attributes to greenroom_app;

grant delete, insert, select, update on partners_billing_contacts to greenroom_app;

grant delete, insert, select, update on partners_medias to greenroom_app;

grant delete, insert, select, update on place to greenroom_app;

grant delete, insert, select, update on poll_vote to greenroom_app;

grant delete, insert, select, update on preference to greenroom_app;

grant delete, insert, select, update on project_groups to greenroom_app;

grant delete, insert, select, update on projects to greenroom_app;

grant delete, insert, select, update on projects_assignees to greenroom_app;

grant delete, insert, select, update on projects_attachments to greenroom_app;

grant delete, insert, select, update on projects_collaborators to greenroom_app;

grant delete, insert, select, update on projects_suppliers to greenroom_app;

grant delete, insert, select, update on projects_talents to greenroom_app;

grant delete, insert, select, update on rate_limit to greenroom_app;

grant delete, insert, select, update on record to greenroom_app;

grant delete, insert, select, update on sample_set to greenroom_app;

grant delete, insert, select, update on saved_filters to greenroom_app;

grant delete, insert, select, update on search_due to greenroom_app;

grant delete, insert, select, update on share to greenroom_app;

grant delete, insert, select, update on share_event to greenroom_app;

grant delete, insert, select, update on share_item to greenroom_app;

grant delete, insert, select, update on share_recipient to greenroom_app;

grant delete, insert, select, update on signal to greenroom_app;

grant delete, insert, select, update on snippet_polls to greenroom_app;

grant delete, insert, select, update on snippet_polls_irrelevance_talents to greenroom_app;

grant delete, insert, select, update on snippet_polls_medias to greenroom_app;

grant delete, insert, select, update on snippet_polls_options to greenroom_app;

grant delete, insert, select, update on snippet_posts to greenroom_app;

grant delete, insert, select, update on snippet_posts_irrelevance_talents to greenroom_app;

grant delete, insert, select, update on snippet_posts_medias to greenroom_app;

grant delete, insert, select, update on social_connection to greenroom_app;

grant delete, insert, select, update on social_state to greenroom_app;

grant delete, insert, select, update on staff to greenroom_app;

grant delete, insert, select, update on staff_medias to greenroom_app;

grant delete, insert, select, update on status_categories to greenroom_app;

grant delete, insert, select, update on statuses to greenroom_app;

grant delete, insert, select, update on sub_contracts to greenroom_app;

grant delete, insert, select, update on sub_contracts_attachments to greenroom_app;

grant delete, insert, select, update on sub_contracts_deliverables to greenroom_app;

grant delete, insert, select, update on suppliers to greenroom_app;

grant delete, insert, select, update on talents to greenroom_app;

grant delete, insert, select, update on talents_achievements to greenroom_app;

grant delete, insert, select, update on talents_addresses to greenroom_app;

grant delete, insert, select, update on talents_agreements to greenroom_app;

grant delete, insert, select, update on talents_assignees to greenroom_app;

grant delete, insert, select, update on talents_bank_accounts to greenroom_app;

grant delete, insert, select, update on talents_billing_contacts to greenroom_app;

grant delete, insert, select, update on talents_brands to greenroom_app;

grant delete, insert, select, update on talents_careers to greenroom_app;

grant delete, insert, select, update on talents_categories to greenroom_app;

grant delete, insert, select, update on talents_companies to greenroom_app;

grant delete, insert, select, update on talents_emergency_contacts to greenroom_app;

grant delete, insert, select, update on talents_families to greenroom_app;

grant delete, insert, select, update on talents_identity_documents to greenroom_app;

grant delete, insert, select, update on talents_languages to greenroom_app;

grant delete, insert, select, update on talents_medias to greenroom_app;

grant delete, insert, select, update on talents_memberships to greenroom_app;

grant delete, insert, select, update on talents_performances to greenroom_app;

grant delete, insert, select, update on talents_socials to greenroom_app;

grant delete, insert, select, update on talents_sports to greenroom_app;

grant delete, insert, select, update on talents_sub_types to greenroom_app;

grant delete, insert, select, update on talents_tags to greenroom_app;

grant delete, insert, select, update on talents_trainings to greenroom_app;

grant delete, insert, select, update on task_group_items to greenroom_app;

grant delete, insert, select, update on task_groups to greenroom_app;

grant delete, insert, select, update on task_occurrence to greenroom_app;

grant delete, insert, select, update on task_rules to greenroom_app;

grant delete, insert, select, update on task_types to greenroom_app;

grant delete, insert, select, update on tasks to greenroom_app;

grant delete, insert, select, update on tasks_collaborators to greenroom_app;

grant delete, insert, select, update on tasks_link_tos to greenroom_app;

grant delete, insert, select, update on tasks_related_tos to greenroom_app;

grant delete, insert, select, update on tax_rates to greenroom_app;

grant delete, insert, select, update on videos to greenroom_app;

grant delete, insert, select, update on videos_irrelevance_talents to greenroom_app;

grant delete, insert, select, update on videos_medias to greenroom_app;

grant delete, insert, select, update on videos_tags to greenroom_app;

grant delete, insert, select, update on videos_talents to greenroom_app;

grant delete, insert, select, update on webhook to greenroom_app;

grant delete, insert, select, update on webhook_delivery to greenroom_app;

grant delete, insert, select, update on webhook_due to greenroom_app;

grant delete, insert, select, update on webpage_settings to greenroom_app;

grant insert, select on credit_note_paper to greenroom_app;

grant insert, select on invoice_paper to greenroom_app;

grant insert, select on invoice_payment to greenroom_app;

grant insert, select on invoice_reminder to greenroom_app;

grant select on spoken_talk to greenroom_app;

grant usage on schema public to greenroom_app;

