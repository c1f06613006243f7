-- What belongs to nobody any more takes no new row: a click or a job that was under way when its account was erased
-- ends here. A wish that is being fulfilled is waited for, and what came first is erased with the rest.
CREATE FUNCTION refuse_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_account uuid;
  v_erased timestamptz;
BEGIN
  IF TG_ARGV[0] = 'stream' THEN
    v_account := substring(NEW.stream FROM '-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid;
  ELSIF TG_ARGV[0] = 'account_id' THEN v_account := NEW.account_id;
  -- Some tables keep it as text.
  ELSE v_account := substring(NEW.user_id::text FROM '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid;
  END IF;
  SELECT erased_at INTO v_erased FROM account_erasures WHERE account_id = v_account FOR KEY SHARE;
  IF v_erased IS NULL THEN RETURN NEW; END IF;
  -- Nobody is there to be told.
  IF TG_TABLE_NAME = 'happenings' THEN RETURN NULL; END IF;
  RAISE EXCEPTION USING ERRCODE = 'RE410', MESSAGE = 'this account was erased';
END $$;

CREATE TRIGGER refuse_erased BEFORE INSERT ON events
  FOR EACH ROW EXECUTE FUNCTION refuse_erased('stream');
CREATE TRIGGER refuse_erased BEFORE INSERT ON command_receipts
  FOR EACH ROW EXECUTE FUNCTION refuse_erased('stream');
CREATE TRIGGER refuse_erased BEFORE INSERT ON call_receipts
  FOR EACH ROW EXECUTE FUNCTION refuse_erased('account_id');
CREATE TRIGGER refuse_erased BEFORE INSERT ON happenings
  FOR EACH ROW EXECUTE FUNCTION refuse_erased('account_id');
CREATE TRIGGER refuse_erased BEFORE INSERT ON generation_keys
  FOR EACH ROW EXECUTE FUNCTION refuse_erased('user_id');
CREATE TRIGGER refuse_erased BEFORE INSERT ON generated_scripts
  FOR EACH ROW EXECUTE FUNCTION refuse_erased('user_id');
CREATE TRIGGER refuse_erased BEFORE INSERT ON deleted_scripts
  FOR EACH ROW EXECUTE FUNCTION refuse_erased('user_id');
CREATE TRIGGER refuse_erased BEFORE INSERT ON topic_usage_analytics
  FOR EACH ROW EXECUTE FUNCTION refuse_erased('user_id');
CREATE TRIGGER refuse_erased BEFORE INSERT ON trial_keys
  FOR EACH ROW EXECUTE FUNCTION refuse_erased('user_id');
CREATE TRIGGER refuse_erased BEFORE INSERT ON user_reach
  FOR EACH ROW EXECUTE FUNCTION refuse_erased('user_id');

-- What writing cost is counted over everybody, and of whom is known no more.
CREATE FUNCTION count_for_nobody() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_erased timestamptz;
BEGIN
  SELECT erased_at INTO v_erased FROM account_erasures WHERE account_id = NEW.user_id FOR KEY SHARE;
  IF v_erased IS NOT NULL THEN
    NEW.user_id := NULL;
    NEW.error_message := NULL;
    NEW.metadata := '{}';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER count_for_nobody BEFORE INSERT ON backend_usage
  FOR EACH ROW EXECUTE FUNCTION count_for_nobody();

-- Hashes of the ids that erased people signed in with: a token from before opens no account anew.
CREATE TABLE erased_identities (
  identity_hash text PRIMARY KEY,
  erased_at timestamptz NOT NULL
);
