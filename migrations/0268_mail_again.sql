-- A letter that could not leave keeps its body for a while, so that it can be sent again.
ALTER TABLE mail_log DROP CONSTRAINT mail_log_body_until_settled;
ALTER TABLE mail_log ADD CONSTRAINT mail_log_body_until_sent CHECK (
  CASE status WHEN 'queued' THEN body IS NOT NULL WHEN 'sent' THEN body IS NULL ELSE true END);
CREATE INDEX mail_log_kept_bodies ON mail_log (settled_at) WHERE body IS NOT NULL AND status <> 'queued';

-- What became of the letter of a notice, beside the notice; `told`: there is none.
ALTER TABLE notification_logs
  ADD COLUMN status text NOT NULL DEFAULT 'told'
    CHECK (status IN ('told', 'queued', 'sent', 'refused', 'failed')),
  ADD COLUMN tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  ADD COLUMN error text;
CREATE INDEX notification_logs_by_mail ON notification_logs (mail_id) WHERE mail_id IS NOT NULL;
UPDATE notification_logs l SET status = m.status, tries = m.tries, error = m.last_error
FROM mail_log m WHERE m.id = l.mail_id;

-- The letter says it; nobody has to remember to.
CREATE FUNCTION note_fate_of_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE notification_logs SET status = NEW.status, tries = NEW.tries, error = NEW.last_error
  WHERE mail_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER mail_log_tells_its_notice
  AFTER INSERT OR UPDATE OF status, tries, last_error ON mail_log
  FOR EACH ROW EXECUTE FUNCTION note_fate_of_notice();
