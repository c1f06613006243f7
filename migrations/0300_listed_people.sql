-- What the list of people is sorted, filtered and counted by, one narrow row an account: computed from `accounts`,
-- `usage`, `account_standings` and `account_erasures` by whoever reads the list next, and in between by a job.
CREATE TABLE listed_people (
  account_id uuid PRIMARY KEY,
  -- Address and name in small letters, for the search.
  words text NOT NULL,
  plan text NOT NULL,
  state text NOT NULL,
  -- The month that `used` counts; empty when nothing was used. Of another month than the present one it counts nothing.
  period text COLLATE "C" NOT NULL,
  used integer NOT NULL,
  at_limit boolean NOT NULL,
  pays boolean NOT NULL,
  past_due boolean NOT NULL,
  suspended boolean NOT NULL,
  trial_ends_at timestamptz,
  -- When time alone changes the row; NULL: never.
  holds_until timestamptz
);
CREATE INDEX listed_people_by_plan ON listed_people (plan, account_id);
CREATE INDEX listed_people_by_state ON listed_people (state, account_id);
CREATE INDEX listed_people_by_scripts ON listed_people (period, used, account_id);
CREATE INDEX listed_people_due ON listed_people (holds_until) WHERE holds_until IS NOT NULL;
CREATE INDEX account_standings_due ON account_standings (holds_until) WHERE holds_until IS NOT NULL;
CREATE INDEX account_standings_by_origin ON account_standings (origin);

-- Whose row has to be computed anew. Written in the transaction of the change and only ever added to, so that nobody
-- waits for it and no change is missed; who computes takes out what it sees.
CREATE TABLE changed_people (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL
);
INSERT INTO changed_people (user_id) SELECT id::text FROM accounts ORDER BY id;

CREATE FUNCTION note_changed_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'accounts' THEN INSERT INTO changed_people (user_id) VALUES (NEW.id::text);
  ELSIF TG_TABLE_NAME = 'account_erasures' THEN INSERT INTO changed_people (user_id) VALUES (NEW.account_id::text);
  ELSIF TG_OP <> 'DELETE' THEN INSERT INTO changed_people (user_id) VALUES (NEW.user_id);
  -- With an account that is being erased everything else of it goes too.
  ELSIF OLD.user_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    AND EXISTS (SELECT FROM accounts WHERE id = OLD.user_id::uuid)
  THEN INSERT INTO changed_people (user_id) VALUES (OLD.user_id);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION forget_listed_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listed_people WHERE account_id = OLD.id;
  -- What somebody is computing at the moment goes with that.
  DELETE FROM changed_people WHERE seq IN (
    SELECT seq FROM changed_people WHERE user_id = OLD.id::text FOR UPDATE SKIP LOCKED);
  RETURN NULL;
END $$;

CREATE TRIGGER list_new_account AFTER INSERT ON accounts
  FOR EACH ROW EXECUTE FUNCTION note_changed_person();
CREATE TRIGGER forget_account AFTER DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION forget_listed_person();
-- Not for every visit: who was seen when is read where it stands.
CREATE TRIGGER list_changed_account AFTER UPDATE ON accounts FOR EACH ROW
  WHEN ((OLD.email, OLD.first_name, OLD.last_name, OLD.email_verified, OLD.is_active, OLD.base_tier)
    IS DISTINCT FROM (NEW.email, NEW.first_name, NEW.last_name, NEW.email_verified, NEW.is_active, NEW.base_tier))
  EXECUTE FUNCTION note_changed_person();
CREATE TRIGGER list_changed_erasure AFTER INSERT ON account_erasures
  FOR EACH ROW EXECUTE FUNCTION note_changed_person();
CREATE TRIGGER list_new_usage AFTER INSERT OR DELETE ON usage
  FOR EACH ROW EXECUTE FUNCTION note_changed_person();
-- A reservation that is open changes nothing in the list.
CREATE TRIGGER list_changed_usage AFTER UPDATE ON usage FOR EACH ROW
  WHEN ((OLD.period, OLD.scripts_charged, OLD.extra_scripts, OLD.extra_until)
    IS DISTINCT FROM (NEW.period, NEW.scripts_charged, NEW.extra_scripts, NEW.extra_until))
  EXECUTE FUNCTION note_changed_person();
CREATE TRIGGER list_new_subscription AFTER INSERT OR DELETE ON subscription_overview
  FOR EACH ROW EXECUTE FUNCTION note_changed_person();
CREATE TRIGGER list_changed_subscription AFTER UPDATE ON subscription_overview FOR EACH ROW
  WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION note_changed_person();
