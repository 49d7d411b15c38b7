-- The address at which the recipient of a mail ends mails like it, by one click (RFC 8058); null for mails that nobody ends.
alter table mail add column unsubscribe text;
