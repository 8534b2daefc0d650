BEGIN TRANSACTION;
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE daily_master (
    date TEXT NOT NULL,
    outcome TEXT NOT NULL,
    points INTEGER NOT NULL,
    difference INTEGER NOT NULL,
    rounds TEXT NOT NULL,
    CONSTRAINT pk_daily_master PRIMARY KEY (date)
);
CREATE TABLE daily_try (
    date TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    outcome TEXT,
    points INTEGER,
    difference INTEGER,
    rounds TEXT,
    CONSTRAINT pk_daily_try PRIMARY KEY (date, guest_id),
    CONSTRAINT fk_daily_try_guest_id_guest FOREIGN KEY(guest_id) REFERENCES guest (id),
    CONSTRAINT uq_daily_try_table_id UNIQUE (table_id)
);
CREATE TABLE event (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    command_id TEXT NOT NULL,
    seat INTEGER,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_event PRIMARY KEY (table_id, version),
    CONSTRAINT fk_event_table_id_lobby_table FOREIGN KEY(table_id) REFERENCES lobby_table (id),
    CONSTRAINT uq_event_table_id_command_id UNIQUE (table_id, command_id)
)
 WITHOUT ROWID

;
INSERT INTO "event" VALUES('reef',1,'open:1',NULL,'{"v": 1, "type": "TableOpened", "players": 2, "edition": "standard", "options": {"target_score": "12", "extra_salt": "true"}, "pace": "none", "base": 0, "bank": 0, "memory_aid": false, "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd", "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "hints": false, "rules": 1}',1000000);
INSERT INTO "event" VALUES('reef',2,'test-1',NULL,'{"v": 1, "type": "PersonSat", "seat": 0, "guest": "guest-0", "name": "Anna"}',1000000);
INSERT INTO "event" VALUES('reef',3,'test-2',NULL,'{"v": 1, "type": "PersonSat", "seat": 1, "guest": "guest-1", "name": "Ben"}',1000000);
INSERT INTO "event" VALUES('reef',4,'test-3',0,'{"v": 1, "type": "BecameReady", "seat": 0, "nonce": "00"}',1000000);
INSERT INTO "event" VALUES('reef',5,'test-4',1,'{"v": 1, "type": "BecameReady", "seat": 1, "nonce": "01"}',1000000);
INSERT INTO "event" VALUES('reef',6,'test-5',1,'{"v": 1, "type": "Acted", "seat": 1, "action": "draw", "by_bot": false}',1000000);
INSERT INTO "event" VALUES('reef',7,'test-6',1,'{"v": 1, "type": "Acted", "seat": 1, "action": "keep crab-YE > A", "by_bot": false}',1000000);
INSERT INTO "event" VALUES('reef',8,'test-7',1,'{"v": 1, "type": "Acted", "seat": 1, "action": "end", "by_bot": false}',1000000);
INSERT INTO "event" VALUES('reef',9,'test-8',0,'{"v": 1, "type": "Acted", "seat": 0, "action": "draw", "by_bot": false}',1000000);
INSERT INTO "event" VALUES('reef',10,'test-9',0,'{"v": 1, "type": "Acted", "seat": 0, "action": "keep shell-BK > B", "by_bot": false}',1000000);
INSERT INTO "event" VALUES('reef',11,'test-10',0,'{"v": 1, "type": "Acted", "seat": 0, "action": "end", "by_bot": false}',1000000);
CREATE TABLE guest (
    id TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    CONSTRAINT pk_guest PRIMARY KEY (id),
    CONSTRAINT ck_guest_kind CHECK (kind IN ('person', 'bot')),
    CONSTRAINT uq_guest_token_hash UNIQUE (token_hash)
);
INSERT INTO "guest" VALUES('guest-0','hash 0','Anna','person',0,0);
INSERT INTO "guest" VALUES('guest-1','hash 1','Ben','person',0,0);
CREATE TABLE invite (
    token_hash TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    CONSTRAINT pk_invite PRIMARY KEY (token_hash),
    CONSTRAINT ck_invite_kind CHECK (kind IN ('seat', 'watch')),
    CONSTRAINT fk_invite_table_id_lobby_table FOREIGN KEY(table_id) REFERENCES lobby_table (id)
);
CREATE TABLE kept (
    table_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_kept PRIMARY KEY (table_id, guest_id),
    CONSTRAINT fk_kept_table_id_lobby_table FOREIGN KEY(table_id) REFERENCES lobby_table (id),
    CONSTRAINT fk_kept_guest_id_guest FOREIGN KEY(guest_id) REFERENCES guest (id)
);
CREATE TABLE lease (
    name TEXT NOT NULL,
    holder TEXT NOT NULL,
    until_ms BIGINT NOT NULL,
    CONSTRAINT pk_lease PRIMARY KEY (name)
);
CREATE TABLE lobby_table (
    id TEXT NOT NULL,
    status TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    version INTEGER NOT NULL,
    summary TEXT NOT NULL, due_at BIGINT, holder TEXT, set_aside TEXT,
    CONSTRAINT pk_lobby_table PRIMARY KEY (id)
);
INSERT INTO "lobby_table" VALUES('reef','playing',0,1000000,1000000,11,'{"players": 2, "edition": "standard", "extra_salt": true, "target": 12, "names": ["Anna", "Ben"], "bots": [null, null], "pace": "none", "base": 0, "hints": false, "round": 1, "totals": [0, 0], "to_act": 1, "winners": null}',NULL,NULL,NULL);
CREATE TABLE node (
    id TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    until_ms BIGINT NOT NULL,
    CONSTRAINT pk_node PRIMARY KEY (id)
);
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    node_id TEXT NOT NULL,
    CONSTRAINT pk_presence PRIMARY KEY (table_id, guest_id, node_id)
);
CREATE TABLE review (
    table_id TEXT NOT NULL,
    game INTEGER NOT NULL,
    findings BLOB,
    holder TEXT NOT NULL,
    until_ms BIGINT NOT NULL,
    CONSTRAINT pk_review PRIMARY KEY (table_id, game),
    CONSTRAINT fk_review_table_id_lobby_table FOREIGN KEY(table_id) REFERENCES lobby_table (id)
);
CREATE TABLE seat (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest_id TEXT NOT NULL,
    taken_at BIGINT NOT NULL,
    CONSTRAINT pk_seat PRIMARY KEY (table_id, seat),
    CONSTRAINT fk_seat_table_id_lobby_table FOREIGN KEY(table_id) REFERENCES lobby_table (id),
    CONSTRAINT fk_seat_guest_id_guest FOREIGN KEY(guest_id) REFERENCES guest (id)
);
INSERT INTO "seat" VALUES('reef',0,'guest-0',1000000);
INSERT INTO "seat" VALUES('reef',1,'guest-1',1000000);
CREATE INDEX ix_lobby_table_status_created_at_id ON lobby_table (status, created_at, id);
CREATE INDEX ix_seat_guest_id ON seat (guest_id);
CREATE INDEX ix_invite_table_id ON invite (table_id);
CREATE INDEX ix_presence_node_id ON presence (node_id);
CREATE INDEX ix_kept_guest_id ON kept (guest_id);
CREATE INDEX ix_lobby_table_status_due_at ON lobby_table (status, due_at);
CREATE INDEX ix_lobby_table_status_updated_at ON lobby_table (status, updated_at);
CREATE INDEX ix_guest_seen_at ON guest (seen_at);
CREATE INDEX ix_lobby_table_public_status_created_at_id ON lobby_table (public, status, created_at, id);
CREATE INDEX ix_daily_try_guest_id ON daily_try (guest_id);
CREATE INDEX ix_daily_try_date_difference ON daily_try (date, difference);
COMMIT;
